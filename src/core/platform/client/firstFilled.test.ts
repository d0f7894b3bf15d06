import { describe, expect, test, vi } from 'vitest';
import { firstFilled } from './firstFilled';

const finds = (...items: string[]) => vi.fn(async (): Promise<string[]> => items);
const fails = () => vi.fn((): Promise<string[]> => Promise.reject(new Error('no answer')));

describe('tries that are made until one finds something', () => {
  test('end with the first one that does [REC-007]', async () => {
    const [first, second] = [finds('MUG'), finds('PEN')];
    expect(await firstFilled<string>([first, second])).toEqual(['MUG']);
    expect(second).not.toHaveBeenCalled();
  });

  test('go on after an empty one and after one that failed, each made once [REC-007, REC-008]', async () => {
    const [empty, broken, last] = [finds(), fails(), finds('PEN')];
    expect(await firstFilled<string>([empty, broken, last])).toEqual(['PEN']);
    expect([empty, broken, last].map((it) => it.mock.calls.length)).toEqual([1, 1, 1]);
  });

  test('find nothing where all are empty, whatever failed on the way', async () => {
    expect(await firstFilled<string>([fails(), finds(), undefined])).toEqual([]);
  });

  test('fail where the last one does', async () => {
    await expect(firstFilled([finds(), fails()])).rejects.toThrow('no answer');
  });

  test('are not made any more once nobody waits', async () => {
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
