import { describe, expect, test, vi } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { compareListOf } from './compareList';

test('the first change notifies subscribers, even if nobody has read the list before', () => {
  const compared = compareListOf(memoryHost());
  const listener = vi.fn();
  compared.subscribe(listener);
  compared.add('MUG');
  expect(listener).toHaveBeenCalledOnce();
  expect(compared.skus()).toEqual(['MUG']);
});

describe('Compare list', () => {
  const FOUR = ['MUG', 'PEN', 'INK', 'LAMP'];

  function aList(skus: unknown = []) {
    const host = memoryHost({ sessionStorage: { compare: JSON.stringify(skus) } });
    const compared = compareListOf(host);
    const listener = vi.fn();
    compared.subscribe(listener);
    const stored = () => JSON.parse(host.sessionStorage.get('compare') ?? '');
    return { host, compared, listener, stored };
  }

  test('products are added, removed and cleared, in the session storage of the tab too [CMP-001]', () => {
    const { compared, stored } = aList();
    expect([compared.add('MUG'), compared.add('PEN')]).toEqual([true, true]);
    expect([compared.skus(), stored()]).toEqual([
      ['MUG', 'PEN'],
      ['MUG', 'PEN'],
    ]);
    compared.remove('MUG');
    expect([compared.skus(), stored()]).toEqual([['PEN'], ['PEN']]);
    compared.clear();
    expect([compared.skus(), stored()]).toEqual([[], []]);
  });

  test('a full list takes no product, and says so, except for one that is on it [CMP-001]', () => {
    const { compared, stored, listener } = aList(FOUR);
    expect([compared.add('CHAIR'), compared.add('INK')]).toEqual([false, true]);
    expect([compared.skus(), stored()]).toEqual([FOUR, FOUR]);
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([
    [
      ['MUG', 7, null, 'PEN'],
      ['MUG', 'PEN'],
    ],
    [{ skus: ['MUG'] }, []],
    ['MUG', []],
    [null, []],
  ])('the stored value %j is the list %j', (stored, skus) => {
    expect(aList(stored).compared.skus()).toEqual(skus);
  });

  test('subscribers are notified of a change, and not of a list that stays the same', () => {
    const { compared, listener } = aList(['MUG']);
    compared.add('MUG');
    compared.remove('PEN');
    expect(listener).not.toHaveBeenCalled();
    compared.remove('MUG');
    compared.clear();
    expect(listener).toHaveBeenCalledOnce();
  });

  test('a change starts from what another page of the tab has stored', () => {
    const { host, compared } = aList(['MUG']);
    host.sessionStorage.set('compare', '["PEN","INK"]');
    compared.add('LAMP');
    expect(compared.skus()).toEqual(['PEN', 'INK', 'LAMP']);
    host.sessionStorage.set('compare', '["PEN","MUG"]');
    compared.remove('PEN');
    expect(compared.skus()).toEqual(['MUG']);
  });

  test('a page that is restored from the browser’s cache shows the changes of other pages', () => {
    const { host, compared, listener } = aList(['MUG']);
    host.sessionStorage.set('compare', '["PEN"]');
    host.firePageShow(false);
    expect([compared.skus(), listener.mock.calls.length]).toEqual([['MUG'], 0]);
    host.firePageShow(true);
    expect([compared.skus(), listener.mock.calls.length]).toEqual([['PEN'], 1]);
    host.firePageShow(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('the widgets of a page share one list', () => {
    const host = memoryHost();
    compareListOf(host).add('MUG');
    expect(compareListOf(host).skus()).toEqual(['MUG']);
  });
});
