import { attributeTables } from './attributeTables';
import { eventTable } from './eventTable';

/** A part of a document that is made from the source, between `<!-- made: name -->` and `<!-- /made -->`. */
export type Section = { file: string; name: string; text: string };

export async function madeSections(): Promise<Section[]> {
  return [
    { file: 'loader/widgets.md', name: 'widgets', text: await attributeTables() },
    { file: 'loader/README.md', name: 'events', text: eventTable() },
  ];
}

/** The document with that part as it is now. Throws when the document has no place for it. */
export function withSection(document: string, { name, text }: Section): string {
  const start = `<!-- made: ${name} -->`;
  const from = document.indexOf(start);
  const to = document.indexOf('<!-- /made -->', from);
  if (from < 0 || to < 0) throw new Error(`there is no place for ${name}`);
  return `${document.slice(0, from)}${start}\n\n${text}\n\n${document.slice(to)}`;
}
