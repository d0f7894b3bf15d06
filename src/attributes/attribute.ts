import * as v from '../schema';

/** Validators for the text of HTML attributes. Each one names the expected format in its error message. */
function written(expected: string, pattern: RegExp) {
  return v.custom<string>((value) => typeof value === 'string' && pattern.test(value), expected);
}

/** A whole number of 1 or more: data-qty="2". */
export const wholeNumber = v.pipe(written('a whole number of at least 1', /^[1-9]\d*$/), v.transform(Number));

/** Milliseconds, zero allowed: data-open-delay-ms="0". */
export const milliseconds = v.pipe(written('a whole number of milliseconds', /^\d+$/), v.transform(Number));

/** On or off: data-open, data-open="true" and data-open="false". */
export const flag = v.pipe(
  written('true or false', /^(true|false|)$/),
  v.transform((text) => text !== 'false'),
);

/** Comma-separated words: data-coupons="SAVE10,OVER100". */
export const list = v.pipe(
  written('a comma-separated list', /^/),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

/** Text that is not empty. */
export const text = written('a non-empty string', /./s);

/** A decimal amount: data-free-shipping-threshold="60.00". */
export const amount = written('a decimal amount, like 60.00', /^\d+(\.\d+)?$/);
