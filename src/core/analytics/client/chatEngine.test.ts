import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { callPage } from '../../platform/client/host/pageFunction';
import { awaitChat } from './chatEngine';

/** A fake timer that records each requested delay. */
function aClock() {
  const delays: number[] = [];
  return {
    delays,
    setTimeout(callback: () => void, ms: number) {
      delays.push(ms);
      queueMicrotask(callback);
    },
  };
}

describe('awaitChat', () => {
  test('the chat engine is polled every 10 ms [CHAT-001]', async () => {
    const clock = aClock();
    await awaitChat(clock, () => clock.delays.length === 5);
    expect(clock.delays).toEqual([10, 10, 10, 10, 10]);
  });

  test('a chat engine that is not ready in 2000 tries fails with the specified message [CHAT-001, CHAT-002]', async () => {
    const clock = aClock();
    let looks = 0;
    const isReady = () => {
      looks += 1;
      return false;
    };
    await expect(awaitChat(clock, isReady)).rejects.toMatchObject({
      kind: 'integration',
      code: 'CHAT_FAILED',
      message: 'Chat failed to load in 2000 tries !',
    });
    expect(looks).toBe(2000);
  });

  test('polling ends when the caller has left', async () => {
    const clock = aClock();
    void awaitChat(
      clock,
      () => false,
      () => clock.delays.length === 3,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(clock.delays).toHaveLength(3);
  });
});

test('callPage calls a function or its path under window, and is undefined if it is missing or throws', () => {
  const host = memoryHost({ window: { shop: { twice: (n: number) => 2 * n, text: 'no function' } } });
  expect(callPage(host, (n: number) => n + 1, 1)).toEqual({ result: 2 });
  expect(callPage(host, 'shop.twice', 4)).toEqual({ result: 8 });
  expect(callPage(host, 'shop.text', 4)).toBeUndefined();
  expect(callPage(host, 'nowhere', 4)).toBeUndefined();
  expect(callPage(host, () => JSON.parse('{'), 4)).toBeUndefined();
});
