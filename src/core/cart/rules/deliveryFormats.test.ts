import { expect, test, vi } from 'vitest';

const facts = { now: new Date(2026, 10, 24, 10, 30).getTime(), locale: 'en-US' };
const by = (type: string, over = {}) => ({ type, isBackordered: false, ...over });

test('labels of one locale share one date format, created for the first label with a date', async () => {
  let made = 0;
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...args);
      made += 1;
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: CountedFormat } }));
  vi.resetModules();
  const fresh = await import('./deliveryLabel');

  fresh.deliveryLabel(by('ISP'), facts);
  expect(made).toBe(0);
  fresh.deliveryLabel(by('STA', { earliest: '2026-11-26', latest: '2026-11-27' }), facts);
  fresh.deliveryLabel(by('STA', { earliest: '2026-11-28' }), facts);
  expect(made).toBe(1);
  vi.unstubAllGlobals();
});
