import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { attributeOf } from '../../loader/problems';
import { folderOfWidget, slugOfWidget, widgetNames } from '../package/widgets';
import { aboutFunction, membersOf } from './declarations';

/** The parts of valibot's schemas that the attributes of widgets use. */
type Schema = {
  type: string;
  wrapped?: Schema;
  default?: unknown;
  pipe?: Schema[];
  options?: readonly string[];
  message?: unknown;
  entries?: Record<string, Schema>;
  item?: Schema;
};

/** Escapes bars, so that a table cell displays them as text. */
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The attributes and events of each widget, generated from the schemas that check them. */
export async function attributeTables(): Promise<string> {
  const sections = await Promise.all(widgetNames.map(partOf));
  return sections.join('\n\n');
}

async function partOf(name: string): Promise<string> {
  const slug = slugOfWidget(name);
  const { attributes, callbacks } = await contractOf(name);
  const file = `${folderOfWidget(name)}/${name}.tsx`;
  const props = new Map(membersOf(file, `${name}Props`).map((each) => [each.name, each.about]));
  // on an element, `open` is the initial state
  const opening = membersOf('src/hooks/platform/useOpenState.ts', 'OpenProps');
  props.set(
    'open',
    opening.find((each) => each.name === 'defaultOpen')?.about.replace(', if `open` is not given', '') ?? '',
  );
  const rows = Object.entries(attributes.entries ?? {}).map(
    ([prop, schema]) =>
      `| ${attributeCell(prop, schema)} | ${cell(expectedOf(schema))} | ${cell(props.get(prop) ?? '')} |`,
  );
  const events = callbacks.flatMap(eventsOf).map((event) => `\`quire:${event}\``);
  return [
    `### ${slug}`,
    aboutFunction(file, name),
    rows.length > 0
      ? ['| Attribute | Value | Description |', '| --- | --- | --- |', ...rows].join('\n')
      : 'No attributes.',
    events.length > 0 ? `Events: ${events.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The events that a callback becomes on a script page. */
const eventsOf = (callback: string) =>
  callback === 'onOpenChange' ? ['open', 'close'] : [callback.slice(2).toLowerCase()];

/** Imports the file beside the component, so that no style sheet is loaded. */
function contractOf(name: string): Promise<{ attributes: Schema; callbacks: readonly string[] }> {
  return import(/* @vite-ignore */ pathToFileURL(path.resolve(`${folderOfWidget(name)}/attributes.ts`)).href);
}

function attributeCell(prop: string, schema: Schema): string {
  const name = isJson(innermost(schema)) ? `\`"${prop}"\` in a JSON child` : `\`${attributeOf(prop)}\``;
  return schema.type === 'optional' ? name : `${name}, **required**`;
}

function innermost(schema: Schema): Schema {
  return schema.wrapped ? innermost(schema.wrapped) : schema;
}

/** Whether a schema accepts a list or an object, which a plain attribute cannot carry. */
function isJson(schema: Schema): boolean {
  return [[], {}].some((value) => v.safeParse(schema as unknown as v.GenericSchema, value).success);
}

/** The schema's own message, or a description of its type if it has none. */
function expectedOf(schema: Schema): string {
  const inner = innermost(schema);
  const steps = inner.pipe ?? [inner];
  const own = steps.find((step) => typeof step.message === 'string')?.message as string | undefined;
  const listStep = steps.find((step) => step.item?.options);
  if (listStep?.item) return `${own} of ${choicesOf(listStep.item, ', ')}`;
  if (inner.options) return choicesOf(inner, ' | ');
  return own ?? shapeOf(inner);
}

const choicesOf = ({ options = [] }: Schema, between: string) => options.map((it) => `\`${it}\``).join(between);

function shapeOf({ type, item, entries }: Schema): string {
  if (type === 'array') return item?.entries ? `a list of ${fieldsOf(item.entries)}` : 'a list';
  if (entries) return `an object, ${fieldsOf(entries)}`;
  if (type === 'unknown') return 'an object';
  if (type === 'string') return 'a text';
  throw new Error(`attributeTables.ts: no description for the type ${type}`);
}

/** For example `{"headline", "url"?}`. Optional fields have a question mark. */
function fieldsOf(entries: Record<string, Schema>): string {
  const fields = Object.entries(entries).map(
    ([name, { type }]) => `"${name}"${/^(optional|nullish)$/.test(type) ? '?' : ''}`,
  );
  return `{${fields.join(', ')}}`;
}
