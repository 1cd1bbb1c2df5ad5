/**
 * `node tools/run.js NAME`: calls run() of tools/NAME.ts. JavaScript, so that a Node that can't read
 * TypeScript says what to do.
 */
if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} is too old for this command. Run "npm ci --ignore-scripts=false", which installs the right one, or use Node 24.`,
  );
  process.exit(1);
}

const [name, ...args] = process.argv.slice(2);
const { run } = await import(`./${name}.ts`);
await run(...args);
