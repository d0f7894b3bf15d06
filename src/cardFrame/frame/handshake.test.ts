import { expect, test } from 'vitest';
import { waitForHost } from './handshake';

const ALLOWED = ['https://shop.example', 'https://shop.example.org', 'https://staging.example'];

/** The origins that a frame greets when the browser names this page as its referrer. */
function greeted(referrer: string): string[] {
  const origins: string[] = [];
  const parent = { postMessage: (_: unknown, origin: string) => void origins.push(origin) };
  const frame = {
    parent,
    document: { referrer },
    location: { hash: '#abc', pathname: '/card-frame.html' },
    history: { replaceState() {} },
    addEventListener() {},
    removeEventListener() {},
  };
  void waitForHost(frame as unknown as Parameters<typeof waitForHost>[0], ALLOWED);
  return origins;
}

test.each([
  ['the page, if its origin is allowed', 'https://shop.example/', ['https://shop.example']],
  ['nobody on a page of another origin', 'https://shop.example.evil/', []],
  ['each allowed origin if the browser names no page', '', ALLOWED],
])('the card frame greets %s [PAY-FORM-008]', (_, referrer, expected) => {
  expect(greeted(referrer)).toEqual(expected);
});
