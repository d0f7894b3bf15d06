import * as v from '../../../schema';

/** One value of the wire, told by a rule of its own: valibot's unions and ranges would be downloaded by every page. */
function scalar<Value>(expected: string, isOne: (value: unknown) => boolean) {
  return v.custom<Value>(isOne, expected);
}

const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

const isDecimal = (value: unknown) =>
  typeof value === 'string' ? /^-?\d+(\.\d+)?$/.test(value) : Number.isFinite(value);

/** An amount of money: a decimal string ("19.90"), or a JSON number from shops that send those. */
export type AmountBody = string | number;

/** A flag of the wire: a boolean, or the words that some shops write for one. */
export type FlagBody = boolean | 'true' | 'false' | 'Y' | 'N' | '' | null | undefined;

/** Text that a shop may leave out or send as null. */
export const Text = v.nullish(v.string());

export const GivenAmount = scalar<AmountBody>('a decimal amount', isDecimal);

export const Amount = v.nullish(GivenAmount);

/** A whole number of units. */
export const Count = v.nullish(scalar<number>('a whole number', Number.isSafeInteger));

/** How many: a whole number from 0 on. */
export const Quantity = scalar<number>(
  'a whole number from 0 on',
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
);

/** Text or number, where shops write either. */
export const TextOrNumber = v.nullish(
  scalar<string | number>('text or a number', (value) => typeof value === 'string' || Number.isFinite(value)),
);

export const Flag = v.nullish(
  scalar<boolean | 'true' | 'false' | 'Y' | 'N' | ''>(
    'true or false',
    isOneOf(true, false, 'true', 'false', 'Y', 'N', ''),
  ),
);

/** A flag that some shops write as the very thing it marks: a membership as true, or as its SKU. */
export const Mark = v.nullish(
  scalar<boolean | string>('true, false or text', (value) => typeof value === 'boolean' || typeof value === 'string'),
);

/** One text, or a list of them. */
export const TextOrList = v.nullish(
  scalar<string | string[]>('text or a list of texts', (value) =>
    [value].flat().every((each) => typeof each === 'string'),
  ),
);
