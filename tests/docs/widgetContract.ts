import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { attributeOf } from '../../loader/problems';
import { folderOfWidget, slugOfWidget } from '../package/widgets';
import { aboutFunction, defaultsOf, membersOf } from './declarations';

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

/** An attribute of a widget, or a field of its JSON child. */
export type WidgetAttribute = {
  /** As it is written: `data-qty`; of a JSON field, the prop's name. */
  name: string;
  isJson: boolean;
  isRequired: boolean;
  /** What the schema expects, in Markdown. */
  expected: string;
  /** The values that it may have, if there are only some. */
  values: string[];
  about: string;
  default: string | undefined;
  rows: string[];
};

export type WidgetContract = {
  slug: string;
  about: string;
  attributes: WidgetAttribute[];
  events: string[];
};

/** What a page may write on the element of a widget, from the schema that checks it and the docstrings of its props. */
export async function widgetContract(name: string): Promise<WidgetContract> {
  const { attributes, props: names = {}, callbacks = [] } = await schemasOf(name);
  const file = `${folderOfWidget(name)}/${name}.tsx`;
  const { about, rows } = aboutFunction(file, name);
  const props = new Map(membersOf(file, `${name}Props`).map((each) => [each.name, each]));
  const defaults = defaultsOf(file, name);
  // on an element, `open` is the initial state
  const initial = props.get('defaultOpen')?.about.replace(', if `open` is not given', '');
  return {
    slug: slugOfWidget(name),
    about,
    attributes: Object.entries(attributes.entries ?? {}).map(([attribute, schema]) => {
      const prop = names[attribute] ?? attribute;
      const inner = innermost(schema);
      const declared = props.get(prop);
      return {
        name: isJson(inner) ? attribute : attributeOf(attribute),
        isJson: isJson(inner),
        isRequired: schema.type !== 'optional',
        expected: expectedOf(schema),
        values: [...(inner.options ?? (isFlag(inner) ? ['true', 'false'] : []))],
        about: (prop === 'open' && initial) || (declared?.about ?? ''),
        // an absent flag is false, unless its docstring names another default
        default: defaults.get(prop) ?? (isFlag(inner) && !/default/i.test(declared?.about ?? '') ? 'false' : undefined),
        rows: declared?.rows.length ? declared.rows : rows,
      };
    }),
    events: callbacks.flatMap(eventsOf).map((event) => `quire:${event}`),
  };
}

/** The events that a callback becomes on a script page. */
const eventsOf = (callback: string) =>
  callback === 'onOpenChange' ? ['open', 'close'] : [callback.slice(2).toLowerCase()];

/** Imports the file beside the component, so that no style sheet is loaded. */
function schemasOf(
  name: string,
): Promise<{ attributes: Schema; props?: Record<string, string>; callbacks?: readonly string[] }> {
  return import(/* @vite-ignore */ pathToFileURL(path.resolve(`${folderOfWidget(name)}/attributes.ts`)).href);
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

const isFlag = (schema: Schema) =>
  ['true', 'false'].every((value) => v.safeParse(schema as unknown as v.GenericSchema, value).success) &&
  !v.safeParse(schema as unknown as v.GenericSchema, 'other').success;
