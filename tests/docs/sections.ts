import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attributeTables } from './attributeTables';
import { documents } from './documents';
import { eventTable } from './eventTable';

/** A generated section of a document, between `<!-- made: name -->` and `<!-- /made -->`. */
export type Section = { file: string; name: string; text: string };

export async function madeSections(): Promise<Section[]> {
  return [
    { file: 'loader/widgets.md', name: 'widgets', text: await attributeTables() },
    { file: 'loader/README.md', name: 'events', text: eventTable() },
    ...documents().flatMap(programsIn),
  ];
}

/** The programs of the project that documents include: `<!-- made: examples/recipes/cart.tsx -->`. */
function programsIn(file: string): Section[] {
  const markers = readFileSync(file, 'utf8').matchAll(/^<!-- made: (\S+\.tsx?) -->$/gm);
  return [...markers].map(([, name = '']) => ({ file, name, text: shown(name) }));
}

function shown(program: string): string {
  if (!existsSync(program)) throw new Error(`${program} does not exist`);
  return `\`\`\`${path.extname(program).slice(1)}\n${readFileSync(program, 'utf8')}\`\`\``;
}

/** The document with its section updated. Throws if the document has no such section. */
export function withSection(document: string, { name, text }: Section): string {
  const start = `<!-- made: ${name} -->`;
  const from = document.indexOf(start);
  const to = document.indexOf('<!-- /made -->', from);
  if (from < 0 || to < 0) throw new Error(`the document has no section markers for ${name}`);
  return `${document.slice(0, from)}${start}\n\n${text}\n\n${document.slice(to)}`;
}
