import type { Preview } from '@storybook/react-vite';

/** The literal defaults of each widget's props, which `main.ts` reads from the source. */
declare const WIDGET_DEFAULTS: Record<string, Record<string, string>>;

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type Control = ReturnType<Enhancer>[string];

const ROWS = /\s*\[[A-Z]+-[^\]]*\]/g;

/** A text for designers, without the rows of the specification. */
export const withoutRows = (text: string): string => text.replace(ROWS, '');

const DEFAULT = /\s*The defaults? (?:is |are )?(.+?)\.(?=\s|$)/s;

/** Elements and functions of the page, which no control can create. */
const UNTYPED = /^(ReactNode|HTML\w+)$/;

/**
 * Describes the props of a widget for designers, from their types and docstrings: the description without the rows of the
 * specification, the default in its own column, and a select for a list of values.
 */
export const describeControls: Enhancer = ({ argTypes, title }) => {
  const literals = WIDGET_DEFAULTS[title.split('/').at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, control]) => [name, describe(control, literals[name])]),
  );
};

function describe(control: Control, literal: string | undefined): Control {
  const text = withoutRows(control.description ?? '');
  const type = typeof control.type === 'object' ? control.type : undefined;
  const summary =
    literal ?? text.match(DEFAULT)?.[1]?.replaceAll('`', '') ?? (type?.name === 'boolean' ? 'false' : undefined);
  return {
    ...control,
    description: text.replace(DEFAULT, '').trim() || text,
    table: { ...control.table, ...(summary && { defaultValue: { summary } }) },
    ...(type?.name === 'enum' && { control: { type: 'select' }, options: type.value }),
    ...(UNTYPED.test(control.table?.type?.summary ?? '') && { control: false }),
  };
}
