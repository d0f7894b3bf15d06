import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const isOption = (option: { name?: unknown; values?: unknown } | null) =>
  typeof option?.name === 'string' &&
  Array.isArray(option.values) &&
  option.values.length > 0 &&
  option.values.every((each) => typeof each === 'string');

const options = v.custom<{ name: string; values: string[] }[]>(
  (value) => Array.isArray(value) && value.every(isOption),
  'a list of {"name", "values"}',
);

/** `<div data-quire="customize-drawer" data-url="/design/4711"></div>`; `options` are read from a JSON child. */
export const attributes = v.object({
  url: v.optional(text),
  options: v.optional(options),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
