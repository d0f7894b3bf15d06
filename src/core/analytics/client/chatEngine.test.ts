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

describe('the engine of the chat', () => {
  test('is waited for by looking every 10 ms [CHAT-001]', async () => {
    const clock = aClock();
    await awaitChat(clock, () => clock.delays.length === 5);
    expect(clock.delays).toEqual([10, 10, 10, 10, 10]);
  });

  test('that does not come in 2000 tries has failed, in these words [CHAT-001, CHAT-002]', async () => {
    const clock = aClock();
    let looks = 0;
    const isReady = () => {
      looks += 1;
      return false;
    };
    await expect(awaitChat(clock, isReady)).rejects.toMatchObject({
      code: 'CHAT_FAILED',
      message: 'Chat failed to load in 2000 tries !',
    });
    expect(looks).toBe(2000);
  });

  test('is not looked for any more by who has gone', async () => {
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

test('what a page does itself is a function, or where one lies under window', () => {
  const host = memoryHost({ window: { shop: { twice: (n: number) => 2 * n, text: 'no function' } } });
  expect(callPage(host, (n: number) => n + 1, 1)).toEqual({ result: 2 });
  expect(callPage(host, 'shop.twice', 4)).toEqual({ result: 8 });
  expect(callPage(host, 'shop.text', 4)).toBeUndefined();
  expect(callPage(host, 'nowhere', 4)).toBeUndefined();
  expect(callPage(host, () => JSON.parse('{'), 4)).toBeUndefined();
});
