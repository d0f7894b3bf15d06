import { membersOf } from './declarations';

/** The events of a shop on the document, generated from the event map. Throws for an event without a docstring. */
export function eventTable(): string {
  const rows = membersOf('src/core/events/eventMap.ts', 'EventMap').map(({ name, about }) => {
    if (about === '') throw new Error(`eventMap.ts: ${name} has no doc comment`);
    return `| \`quire:${name}\` | ${about.replaceAll('|', '\\|')} |`;
  });
  return ['| Event | Description |', '| --- | --- |', ...rows].join('\n');
}
