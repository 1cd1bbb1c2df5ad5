/**
 * The first step of every command that builds. It stops when the project's path has a #, a ? or a %,
 * which Vite and Astro read as part of a URL: they report only a missing file, or lose one.
 */
const path = process.cwd();
const [sign] = /[#?%]/.exec(path) ?? [];
if (sign !== undefined) {
  console.error(
    `The project is in a folder with a "${sign}" in its path, where it can't be built: ${path}\nMove it to a folder without #, ? and %.`,
  );
  process.exitCode = 1;
}
