/**
 * A second copy of the start-up names, for the inline script: Astro does not inline a script that
 * shares a module with another.
 */
declare module '*/names.ts?inline-script' {
  export * from '#forms/startup/names.ts';
}
