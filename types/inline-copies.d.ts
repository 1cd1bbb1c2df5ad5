/**
 * Second copies of modules, for the inline scripts: Astro does not inline a script that shares a
 * module with another.
 */
declare module '*/names.ts?inline-script' {
  export * from '#forms/startup/names.ts';
}

declare module '*/copy-text.ts?inline-script' {
  export * from '#components/copy-button/copy-text.ts';
}

declare module '*/after-first-paint.ts?inline-script' {
  export * from '#ui/first-paint/after-first-paint.ts';
}
