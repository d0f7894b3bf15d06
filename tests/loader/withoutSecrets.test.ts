import { describe, expect, test } from 'vitest';
import { problemText, withoutQueries, withoutSecrets } from '../../loader/diagnosis/withoutSecrets';

describe('redaction in a diagnosis', () => {
  test.each([
    ['/cc/mmx/cart?token=a b&c#d', '/cc/mmx/cart'],
    ['https://chat.example/a.js?id=7#b', 'https://chat.example/a.js'],
    ['go to https://shop.example/login?email=a@b.c, then on', 'go to https://shop.example/login, then on'],
    ['see (//cdn.example/x#key) and "/y?q=red pen&token=1".', 'see (//cdn.example/x) and "/y".'],
    ["it is login?token='a',b", 'it is login'],
    [
      'data-url: expected a path, received "https://a.example/b?c=d"',
      'data-url: expected a path, received "https://a.example/b"',
    ],
    ['of https://ada:secret@shop.example/a and //b@c/d', 'of https://shop.example/a and //c/d'],
    ['Is it in stock? #1 of 2; /cart and 3/4', 'Is it in stock? #1 of 2; /cart and 3/4'],
  ])('withoutQueries cuts each URL in %j after its path', (text, expected) =>
    expect(withoutQueries(text)).toBe(expected),
  );

  test.each(['session', 'mapsKey', 'ctxToken', 'clientSecret', 'password', 'authorization'])(
    'withoutSecrets hides a nested %s',
    (name) => expect(withoutSecrets({ a: [{ [name]: 'x' }] })).toEqual({ a: [{ [name]: 'not shown' }] }),
  );

  test.each(['email', 'phoneNumber', 'coupon', 'couponCodes', 'nonce', 'cookie'])(
    'withoutSecrets hides a list of %s',
    (name) => expect(withoutSecrets({ [name]: ['x'] })).toEqual({ [name]: 'not shown' }),
  );

  test.each(['contextTokenHeader', 'keyUrl', 'sessionMs', 'tokenParam', 'zipCode'])('withoutSecrets shows %s', (name) =>
    expect(withoutSecrets({ [name]: 5 })).toEqual({ [name]: 5 }),
  );

  test.each([
    [
      'data-email: expected a text, received "a, received b"',
      'data-email: expected a text, received a value that is not displayed',
    ],
    ['data-maps-key: required, but missing', 'data-maps-key: required, but missing'],
    ['data-session-ms: expected a number, received "x"', 'data-session-ms: expected a number, received "x"'],
    ['data-items: expected a list, received "x"', 'data-items: expected a list, received "x"'],
  ])('problemText of %j is %j', (message, expected) => expect(problemText({ message })).toBe(expected));
});
