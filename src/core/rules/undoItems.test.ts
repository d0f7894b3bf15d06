import { describe, expect, test } from 'vitest';
import { aLine } from '../../../tests/support/builders';
import { itemsToPutBack } from './undoItems';

const chair = aLine({ id: 'chair', sku: 'CHAIR', quantity: 2 });
const plan = aLine({ id: 'plan', sku: 'PLAN', parent: { relation: 'WARRANTY', lineId: 'chair', sku: 'CHAIR' } });

describe('what is put back', () => {
  test('is the same quantity, delivered the same way', () => {
    const line = aLine({ quantity: 3, delivery: { type: 'ISP', storeNumber: '0042', isBackordered: false } });
    expect(itemsToPutBack([line], 'FURNSVC')).toEqual([
      { sku: 'MUG', quantity: 3, deliveryType: 'ISP', storeNumber: '0042' },
    ]);
  });

  test('is a plan below its line: by number where that is still there, by SKU where it comes back with it', () => {
    expect(itemsToPutBack([plan], 'FURNSVC')).toMatchObject([
      { parent: { relation: 'WARRANTY', lineId: 'chair', sku: 'CHAIR' } },
    ]);
    expect(itemsToPutBack([chair, plan], 'FURNSVC')).toEqual([
      { sku: 'CHAIR', quantity: 2 },
      { sku: 'PLAN', quantity: 1, parent: { relation: 'WARRANTY', sku: 'CHAIR' } },
    ]);
  });

  test('is a bundle without its parts, which come with it, and no line that only stands for a service', () => {
    const part = aLine({ id: 'part', parent: { relation: 'BUNDLE', lineId: 'chair' } });
    const service = aLine({ id: 'service', sku: 'FURNSVC' });
    expect(itemsToPutBack([chair, part, service], 'FURNSVC').map(({ sku }) => sku)).toEqual(['CHAIR']);
  });
});
