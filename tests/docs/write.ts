import { readFileSync, writeFileSync } from 'node:fs';
import { madeSections, withSection } from './sections';

// `npm run docs`: writes the generated sections of all documents
for (const section of await madeSections()) {
  writeFileSync(section.file, withSection(readFileSync(section.file, 'utf8'), section));
}
