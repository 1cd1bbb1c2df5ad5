/**
 * The first step of every command that builds. It stops when the project's path has a # or a ?: Vite
 * reads the rest as part of a URL and reports only a missing file.
 */
const path = process.cwd();
const [sign] = /[#?]/.exec(path) ?? [];
if (sign !== undefined) {
  console.error(
    `The project is in a folder with a "${sign}" in its path, where it can't be built: ${path}\nMove it to a folder without # and ?.`,
  );
  process.exitCode = 1;
}
