/**
 * The names of a form's start-up once more, for the inline script: a script that shares a module with
 * another is not inlined.
 */
declare module '*/names.ts?inline-script' {
  export * from '#forms/startup/names.ts';
}
