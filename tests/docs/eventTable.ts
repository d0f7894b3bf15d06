import { membersOf } from './declarations';

/** What happens in a shop, as a page hears it on the document: made from the event map. */
export function eventTable(): string {
  const rows = membersOf('src/core/events/eventMap.ts', 'EventMap').map(
    ({ name, about }) => `| \`quire:${name}\` | ${about.replaceAll('|', '\\|')} |`,
  );
  return ['| Event | |', '| --- | --- |', ...rows].join('\n');
}
