import { describe, expect, test, vi } from 'vitest';
import { firstFilled } from './firstFilled';

const finds = (...items: string[]) => vi.fn(async (): Promise<string[]> => items);
const fails = () => vi.fn((): Promise<string[]> => Promise.reject(new Error('no answer')));

describe('firstFilled', () => {
  test('stops after the first attempt with a result [REC-007]', async () => {
    const [first, second] = [finds('MUG'), finds('PEN')];
    expect(await firstFilled<string>([first, second])).toEqual(['MUG']);
    expect(second).not.toHaveBeenCalled();
  });

  test('continues after an empty and after a failed attempt, each made once [REC-007, REC-008]', async () => {
    const [empty, broken, last] = [finds(), fails(), finds('PEN')];
    expect(await firstFilled<string>([empty, broken, last])).toEqual(['PEN']);
    expect([empty, broken, last].map((it) => it.mock.calls.length)).toEqual([1, 1, 1]);
  });

  test('returns an empty list if the last attempt is empty, even if an earlier one failed', async () => {
    expect(await firstFilled<string>([fails(), finds(), undefined])).toEqual([]);
  });

  test('rejects if the last attempt fails', async () => {
    await expect(firstFilled([finds(), fails()])).rejects.toThrow('no answer');
  });

  test('makes no further attempt once the result is no longer needed', async () => {
    let isOver = false;
    const second = finds('PEN');
    const first = async () => {
      isOver = true;
      return [];
    };
    expect(await firstFilled<string>([first, second], () => isOver)).toEqual([]);
    expect(second).not.toHaveBeenCalled();
  });
});
