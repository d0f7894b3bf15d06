import { widgetNames } from '../package/widgets';
import { type WidgetAttribute, widgetContract } from './widgetContract';

/** Escapes bars, so that a table cell displays them as text. */
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The attributes and events of each widget, generated from the schemas that check them. */
export async function attributeTables(): Promise<string> {
  const sections = await Promise.all(widgetNames.map(sectionOf));
  return sections.join('\n\n');
}

async function sectionOf(name: string): Promise<string> {
  const { slug, about, attributes, events } = await widgetContract(name);
  const rows = attributes.map(
    (each) => `| ${nameCell(each)} | ${cell(each.expected)} | ${cell(descriptionOf(each))} |`,
  );
  return [
    `### ${slug}`,
    about,
    rows.length > 0
      ? ['| Attribute | Value | Description |', '| --- | --- | --- |', ...rows].join('\n')
      : 'No attributes.',
    events.length > 0 ? `Events: ${events.map((event) => `\`${event}\``).join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function nameCell({ name, isJson, isRequired }: WidgetAttribute): string {
  const written = isJson ? `\`"${name}"\` in a JSON child` : `\`${name}\``;
  return isRequired ? `${written}, **required**` : written;
}

/** The docstring, with the default of the component unless it says that itself. */
export function descriptionOf({ about, default: value }: WidgetAttribute): string {
  const isKnown = value === undefined || value === 'false' || /default/i.test(about);
  return isKnown ? about : `${about} Default: \`${value}\`.`.trim();
}
