import type { FlagBody } from '../contract/scalar';

/** Reads a wire flag, sent as a boolean or as a string. */
export const isSet = (flag: FlagBody): boolean => flag === true || flag === 'true' || flag === 'Y';

/**
 * Converts null and '' to undefined, so that the layers above the client have one representation of a missing value.
 */
export const orUndefined = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === '' ? undefined : value;
