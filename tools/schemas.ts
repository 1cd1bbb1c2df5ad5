/** `npm run schemas`: writes the JSON schemas of the YAML files into schemas/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas.ts';

mkdirSync('schemas', { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(`schemas/${name}`, text);
