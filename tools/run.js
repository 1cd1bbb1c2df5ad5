/**
 * `node tools/run.js NAME`: calls run() of tools/NAME.ts. JavaScript, so that a Node that can't read
 * TypeScript says what to do.
 */
if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} is too old for this command. Run "npm ci --ignore-scripts=false", which installs the right one; if it can't, as on Alpine Linux, install Node 24 yourself.`,
  );
  process.exit(1);
}

const [name, ...args] = process.argv.slice(2);
const { run } = await import(`./${name}.ts`);
await run(...args);
