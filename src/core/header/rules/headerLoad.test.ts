import { describe, expect, test } from 'vitest';
import { type HeaderPage, headerVerdict, RELOAD_GUARD_MS } from './headerLoad';

const NOW = 1_000_000;

const page = (overrides: Partial<HeaderPage> = {}): HeaderPage => ({
  href: 'https://shop.example/home?tab=1',
  now: NOW,
  reloadedAt: undefined,
  ...overrides,
});

describe('headerVerdict', () => {
  test.each([300, 301, 302, 303, 307, 308])('a response with %i redirects to its location [HDR-017]', (status) => {
    const verdict = headerVerdict({ status, location: '/elsewhere?x=1' }, page());
    expect(verdict).toEqual({ kind: 'redirect', to: 'https://shop.example/elsewhere?x=1' });
  });

  test.each([
    [undefined],
    [''],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['/home?tab=1'],
    ['https://['],
    ['blob:https://shop.example/1'],
  ])('a 302 to %s is an error instead of a redirect [HDR-017]', (location) => {
    expect(headerVerdict({ status: 302, location }, page())).toEqual({ kind: 'error', status: 302 });
  });

  test('a page without TLS follows redirects, too [HDR-017]', () => {
    const verdict = headerVerdict({ status: 302, location: '/in' }, page({ href: 'http://shop.example/home' }));
    expect(verdict).toEqual({ kind: 'redirect', to: 'http://shop.example/in' });
  });

  test('a redirect to another origin is followed if the shop allows that origin [HDR-017]', () => {
    const answer = { status: 302, location: 'https://account.example/in' };
    expect(headerVerdict(answer, page({ origins: ['https://account.example'] }))).toEqual({
      kind: 'redirect',
      to: 'https://account.example/in',
    });
  });

  test.each([
    [undefined, 'https://shop.example/', 'reload'],
    [NOW - RELOAD_GUARD_MS, 'https://shop.example/', 'reload'],
    [NOW - RELOAD_GUARD_MS + 1, 'https://shop.example/', 'error'],
    [NOW, 'https://shop.example/', 'error'],
    [NOW + 5, 'https://shop.example/', 'reload'],
    [undefined, 'https://shop.example/?redirected=1', 'error'],
  ])('a 401, with the last reload at %s, on %s gives: %s [HDR-018]', (reloadedAt, href, kind) => {
    expect(headerVerdict({ status: 401 }, page({ reloadedAt, href })).kind).toBe(kind);
  });

  test.each([100, 400, 403, 404, 500, 503])('a response with %i is an error with that status [HDR-019]', (status) => {
    expect(headerVerdict({ status, location: '/elsewhere' }, page())).toEqual({ kind: 'error', status });
  });

  test.each([undefined, 200, 204])('a response with the status %s but no data is an error 500 [HDR-020]', (status) => {
    expect(headerVerdict({ status }, page())).toEqual({ kind: 'error', status: 500 });
  });
});
