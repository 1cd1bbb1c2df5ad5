/** `npm run schemas`: writes the JSON schemas of content/ into schemas/, from src/content/schemas/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonSchemas } from './json-schemas.ts';

await mkdir('schemas', { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) {
  await writeFile(join('schemas', name), text);
}
