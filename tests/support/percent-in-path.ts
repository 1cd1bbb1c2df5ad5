/**
 * For a project in a folder with a % in its path: except on Windows, Vitest 5 passes package paths to
 * `import()` unescaped, and Node reads the % as the start of an escape.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier, context),
});
