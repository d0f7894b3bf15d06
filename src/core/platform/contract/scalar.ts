import * as v from '../../../schema';

/**
 * A schema for one scalar wire value, checked by a custom predicate.
 * It replaces valibot's unions and ranges, which would add to the download of every page.
 */
function scalar<Value>(expected: string, isValid: (value: unknown) => boolean) {
  return v.custom<Value>(isValid, expected);
}

const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

const isDecimal = (value: unknown) =>
  typeof value === 'string' ? /^-?\d+(\.\d+)?$/.test(value) : Number.isFinite(value);

/** An amount of money: a decimal string ("19.90"), or a JSON number from shops that send those. */
export type AmountBody = string | number;

/** A flag on the wire: a boolean, or one of the strings and numbers that some shops send in its place. */
export type FlagBody = boolean | 'true' | 'false' | 'Y' | 'N' | '' | 0 | 1 | null | undefined;

/** Text that a shop may omit or send as null. */
export const Text = v.nullish(v.string());

export const RequiredAmount = scalar<AmountBody>('a decimal amount', isDecimal);

export const Amount = v.nullish(RequiredAmount);

/** A whole number of units. */
export const Count = v.nullish(scalar<number>('a whole number', Number.isSafeInteger));

/** A quantity: a whole number, 0 or greater. */
export const Quantity = scalar<number>(
  'a whole number from 0 on',
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
);

/** An id: text or a number, as the shop's database has it. It goes back to the shop as it came. */
export const Id = scalar<string | number>(
  'text or a number',
  (value) => typeof value === 'string' || Number.isFinite(value),
);

/** An id that is sent back inside URLs and texts only, so that a number may become text. */
export const TextId = v.pipe(Id, v.transform(String));

/** Text or a number, where shops send either. */
export const TextOrNumber = v.nullish(Id);

export const Flag = v.nullish(
  scalar<NonNullable<FlagBody>>('true or false', isOneOf(true, false, 'true', 'false', 'Y', 'N', '', 0, 1)),
);

/** A flag that some shops send as the value it stands for: a membership is `true` or 1, or its SKU. */
export const FlagOrId = v.nullish(
  scalar<boolean | string | number>('text or a number', (value) => typeof value !== 'object'),
);

/** One string, or a list of strings. */
export const TextOrList = v.nullish(
  scalar<string | string[]>('text or a list of texts', (value) =>
    [value].flat().every((each) => typeof each === 'string'),
  ),
);
