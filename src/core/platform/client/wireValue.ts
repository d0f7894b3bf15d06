import type { FlagBody } from '../contract/scalar';

/** Reads a flag, as a boolean or as a word. */
export const isSet = (flag: FlagBody): boolean => flag === true || flag === 'true' || flag === 'Y';

/** Turns null and '' into undefined, so that absent has one spelling above the client. */
export const given = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === '' ? undefined : value;
