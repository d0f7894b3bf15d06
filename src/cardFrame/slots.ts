/**
 * Validates the value of one slot of a message. There is no slot for free text, so a message cannot carry a card
 * number.
 */
export type Slot<Value> = (value: unknown) => value is Value;

/** The values of a message's slots. */
export type SlotValues<Slots> = { [Name in keyof Slots]: Slots[Name] extends Slot<infer Value> ? Value : never };

export const oneOf =
  <const Option extends string>(...options: readonly Option[]): Slot<Option> =>
  (value): value is Option =>
    options.includes(value as Option);

export const flag: Slot<boolean> = (value): value is boolean => typeof value === 'boolean';

/** A whole number from 0, of at most four digits. */
export const smallNumber =
  (most = 9999): Slot<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= Math.min(most, 9999);

export const shaped =
  (pattern: RegExp): Slot<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value);

/** Ids and tokens have letters only, so that no run of digits passes as one. */
export const letters: Slot<string> = shaped(/^[A-Za-z]{1,64}$/);

export const list =
  <Value>(slot: Slot<Value>, most: number): Slot<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= most && value.every(slot);

/** An object with some of the named values, and no other names. */
export const some =
  <Name extends string, Value>(names: readonly Name[], slot: Slot<Value>): Slot<Partial<Record<Name, Value>>> =>
  (value): value is Partial<Record<Name, Value>> =>
    isPlain(value) && Object.entries(value).every(([name, each]) => names.includes(name as Name) && slot(each));

/** Returns the message if its kind is known, all its slots are valid and it has no other fields; else undefined. */
export function readMessage<Table extends Record<string, Record<string, Slot<unknown>>>>(
  table: Table,
  message: unknown,
): MessageOf<Table> | undefined {
  if (!isPlain(message) || typeof message['kind'] !== 'string') return undefined;
  const { kind, ...values } = message;
  const slots = Object.hasOwn(table, kind as string) ? table[kind as string] : undefined;
  if (!slots) return undefined;
  const names = Object.keys(slots);
  const isWhole = Object.keys(values).length === names.length && names.every((name) => slots[name]?.(values[name]));
  return isWhole ? (message as MessageOf<Table>) : undefined;
}

/** Any message of a table, discriminated by its `kind`. */
export type MessageOf<Table> = { [Kind in keyof Table]: { kind: Kind } & SlotValues<Table[Kind]> }[keyof Table];

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
