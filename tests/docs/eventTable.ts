import { membersOf } from './declarations';

/** What happens in a shop, as a page hears it on the document: made from the event map. Throws where that is silent. */
export function eventTable(): string {
  const rows = membersOf('src/core/events/eventMap.ts', 'EventMap').map(({ name, about }) => {
    if (about === '') throw new Error(`eventMap.ts does not say what ${name} is`);
    return `| \`quire:${name}\` | ${about.replaceAll('|', '\\|')} |`;
  });
  return ['| Event | Description |', '| --- | --- |', ...rows].join('\n');
}
