/**
 * For a project in a folder with a % in its path: Vitest 5 passes the paths of packages to `import()` as
 * they are, except on Windows, and Node reads the % as the beginning of an escape.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier, context),
});
