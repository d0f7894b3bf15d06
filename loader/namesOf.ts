import * as v from '../src/schema';
import type { Entry } from './entry';

/** The names of the props that a widget reads from its element, taken from its schema. */
export function namesOf({ attributes }: Pick<Entry, 'attributes'>): Set<string> {
  const names = new Set<string>();
  const has = (_: object, name: string | symbol) => {
    names.add(String(name));
    return false;
  };
  v.safeParse(attributes, new Proxy({}, { has }));
  return names;
}
