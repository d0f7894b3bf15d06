import { expect, test } from 'vitest';
import type { LineEffect } from '../../cart/effect';
import type { Reader } from '../../database/open';
import { sayIn } from '../../languages/say';
import { effectNotices } from './effectNotices';

const products = [{ sku: 'MUG', name: 'Enamel mug' }];
const reader = { select: () => ({ from: () => ({ where: async () => products }) }) } as unknown as Reader;

test.each([
  ['en-US', 'Enamel mug: '],
  ['fr-CA', 'Enamel mug\u00a0: '],
  ['es', 'Enamel mug: '],
] as const)(
  'an item that did not change is named before its messages, as the language writes it: %s',
  async (language, start) => {
    const effect = {
      itemId: 'MUG',
      actioned: 'NONE',
      messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR', message: 'Out of stock' }],
    } as unknown as LineEffect;
    const [notice] = await effectNotices(reader, [effect], sayIn(language));
    expect(notice?.text).toMatch(new RegExp(`^${start}\\S`));
  },
);
