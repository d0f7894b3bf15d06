import { describe, expect, test } from 'vitest';
import { safeUrl } from './safeUrl';

describe('safeUrl', () => {
  test.each([
    '/cc/mmx/cart',
    'https://shop.example/a?b=c#d',
    'HTTP://shop.example',
    'pictures/chair.svg',
    '//cdn.example/a.png',
    '/help/javascript:how-to',
    '',
  ])('accepts %s', (url) => expect(safeUrl(url)).toBe(url));

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('rejects %j', (url) => expect(safeUrl(url)).toBeUndefined());

  test('returns undefined without a URL', () => expect(safeUrl(undefined)).toBeUndefined());
});
