import { expect, test } from 'vitest';
import type { HostRequest } from '../../platform/client/host/host';
import { readSuggestions } from './suggestClient';

const { signal } = new AbortController();

function answering(body: unknown, status = 200) {
  const requests: [string, HostRequest | undefined][] = [];
  const fetch = async (url: string, request?: HostRequest) => {
    requests.push([url, request]);
    return { ok: status < 300, status, headers: { get: () => null }, text: async () => JSON.stringify(body) };
  };
  return { fetch, requests };
}

test('the suggest service receives the term and a size of ten, without credentials [HDR-023]', async () => {
  const service = answering({ suggestions: ['ink', { text: ' ink pens ', url: '/pens' }] });
  const found = await readSuggestions(service, 'https://suggest.example/s?v=1', 'in k', signal);
  expect(found).toEqual([
    { text: 'ink', url: undefined },
    { text: 'ink pens', url: '/pens' },
  ]);
  const [url, request] = service.requests[0] ?? [];
  expect(url).toBe('https://suggest.example/s?v=1&q=in%20k&size=10');
  expect(request).toEqual({ credentials: 'omit', headers: { accept: 'application/json' }, signal });
});

test.each([
  [{ suggestions: [{ url: '/x' }, 7, null, '', { text: 'ink', url: 'javascript:alert(1)' }] }, ['ink']],
  [
    { suggestions: Array.from({ length: 30 }, (_, at) => `ink ${at}`) },
    Array.from({ length: 10 }, (_, at) => `ink ${at}`),
  ],
  [{ suggestions: [' ', { text: ' ' }, { text: 7 }] }, []],
  [{}, []],
  [{ suggestions: null }, []],
  [{ suggestions: 'ink' }, []],
  [null, []],
])('the response %j gives the suggestions %j', async (body, texts) => {
  const found = await readSuggestions(answering(body), '/s', 'ink', signal);
  expect(found.map(({ text }) => text)).toEqual(texts);
  expect(found.every(({ url }) => url === undefined)).toBe(true);
});

test('readSuggestions rejects on a 503 [HDR-023]', async () => {
  const read = readSuggestions(answering({}, 503), '/s', 'ink', signal);
  await expect(read).rejects.toMatchObject({ kind: 'refused', status: 503 });
});
