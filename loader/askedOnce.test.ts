import { describe, expect, test, vi } from 'vitest';
import { askedOnce } from './askedOnce';
import { widget } from './entry';

const ENTRY = widget(() => null, {} as Parameters<typeof widget>[1], []);

describe('the files of a widget', () => {
  test('are asked for by the first of a thousand elements', async () => {
    const load = vi.fn(async () => ENTRY);
    const { tile } = askedOnce({ tile: load });

    const all = await Promise.all(Array.from({ length: 1000 }, () => tile?.()));
    expect(new Set(all)).toEqual(new Set([ENTRY]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that did not come are asked for again by the next that needs them', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('not loaded')).mockResolvedValue(ENTRY);
    const { tile } = askedOnce({ tile: load });

    await expect(Promise.all([tile?.(), tile?.()])).rejects.toThrow('not loaded');
    expect(await tile?.()).toBe(ENTRY);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('of two widgets are two', async () => {
    const [one, other] = [vi.fn(async () => ENTRY), vi.fn(async () => ENTRY)];
    const registry = askedOnce({ one, other });

    await Promise.all([registry.one?.(), registry.other?.()]);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
