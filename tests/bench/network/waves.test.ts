import { describe, expect, test } from 'vitest';
import { countWaves, type Transfer } from './waves';

const LATENCY_MS = 400;
const document: Transfer = { startMs: 0, endMs: 400 };
const startedAt = (startMs: number): Transfer => ({ startMs, endMs: startMs + LATENCY_MS });

describe('countWaves', () => {
  test.each([
    ['a document alone has no waves', [], 0],
    ['requests that start together count as one wave', [startedAt(420), startedAt(430), startedAt(440)], 1],
    ['a request that starts while the document arrives is in the first wave', [startedAt(380)], 1],
    [
      'each request that starts after a response opens another wave',
      [startedAt(420), startedAt(830), startedAt(1250)],
      3,
    ],
    ['work before a request does not open a wave', [startedAt(420), startedAt(980), startedAt(1390)], 3],
    ['the order of the list does not matter', [startedAt(1250), startedAt(420), startedAt(830)], 3],
    [
      'a slow response does not delay the waves of other requests',
      [{ startMs: 420, endMs: 2000 }, startedAt(430), startedAt(840)],
      2,
    ],
  ])('%s', (_, requests, waves) => expect(countWaves(document, requests)).toBe(waves));
});
