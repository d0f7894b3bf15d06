import { describe, expect, test, vi } from 'vitest';
import { askedOnce } from './askedOnce';
import { widget } from './entry';

const ENTRY = widget(() => null, {} as Parameters<typeof widget>[1], []);
const ELEMENT = {} as Element;
const turnOf = async () => {};
const readAhead = async () => {};

describe('the files of a widget', () => {
  test('are asked for by the first of a thousand elements', async () => {
    const load = vi.fn(async () => ENTRY);
    const { tile } = askedOnce({ tile: load }, turnOf);

    const all = await Promise.all(Array.from({ length: 1000 }, () => tile?.(ELEMENT, readAhead)));
    expect(new Set(all)).toEqual(new Set([ENTRY]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that did not come are asked for again by the next that needs them', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('not loaded')).mockResolvedValue(ENTRY);
    const { tile } = askedOnce({ tile: load }, turnOf);

    await expect(Promise.all([tile?.(ELEMENT, readAhead), tile?.(ELEMENT, readAhead)])).rejects.toThrow('not loaded');
    expect(await tile?.(ELEMENT, readAhead)).toBe(ENTRY);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('are drawn into one element after another', async () => {
    const called: (() => void)[] = [];
    const { tile } = askedOnce({ tile: async () => ENTRY }, () => new Promise((begin) => called.push(begin)));
    const drawn: number[] = [];
    for (const one of [1, 2]) void tile?.(ELEMENT, readAhead).then(() => drawn.push(one));

    await expect.poll(() => called.length).toBe(2);
    expect(drawn).toEqual([]);
    called[1]?.();
    await expect.poll(() => drawn).toEqual([2]);
  });

  test('of two widgets are two', async () => {
    const [one, other] = [vi.fn(async () => ENTRY), vi.fn(async () => ENTRY)];
    const registry = askedOnce({ one, other }, turnOf);

    await Promise.all([registry.one?.(ELEMENT, readAhead), registry.other?.(ELEMENT, readAhead)]);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
