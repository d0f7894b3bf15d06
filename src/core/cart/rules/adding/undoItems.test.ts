import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../../tests/support/widgets/builders';
import { itemsToRestore, notRestored } from './undoItems';

const chair = aLine({ id: 'chair', sku: 'CHAIR', quantity: 2 });
const plan = aLine({ id: 'plan', sku: 'PLAN', parent: { relation: 'WARRANTY', lineId: 'chair', sku: 'CHAIR' } });

describe('itemsToRestore', () => {
  test('an item has the quantity and delivery of its deleted line', () => {
    const line = aLine({ quantity: 3, delivery: { type: 'ISP', storeNumber: '0042', isBackordered: false } });
    expect(itemsToRestore([line], 'FURNSVC')).toEqual([
      { sku: 'MUG', quantity: 3, deliveryType: 'ISP', storeNumber: '0042' },
    ]);
  });

  test('a plan refers to a parent in the cart by line id, and to a parent that is restored with it by SKU', () => {
    expect(itemsToRestore([plan], 'FURNSVC')).toMatchObject([
      { parent: { relation: 'WARRANTY', lineId: 'chair', sku: 'CHAIR' } },
    ]);
    expect(itemsToRestore([chair, plan], 'FURNSVC')).toEqual([
      { sku: 'CHAIR', quantity: 2 },
      { sku: 'PLAN', quantity: 1, parent: { relation: 'WARRANTY', sku: 'CHAIR' } },
    ]);
  });

  test('a free sample stays one, and a line without units is omitted', () => {
    const lines = [aLine({ sku: 'SAMPLE', isFreeSample: true }), aLine({ quantity: 0 })];
    expect(itemsToRestore(lines, 'FURNSVC')).toEqual([{ sku: 'SAMPLE', quantity: 1, isFreeSample: true }]);
    expect(itemsToRestore([aLine()], 'FURNSVC')).toEqual([{ sku: 'MUG', quantity: 1 }]);
  });

  test('the parts of a bundle and the line of a service are omitted', () => {
    const part = aLine({ id: 'part', parent: { relation: 'BUNDLE', lineId: 'chair' } });
    const service = aLine({ id: 'service', sku: 'FURNSVC' });
    expect(itemsToRestore([chair, part, service], 'FURNSVC').map(({ sku }) => sku)).toEqual(['CHAIR']);
  });
});

describe('notRestored', () => {
  const namesOf = (lines: readonly { id: string; quantity: number }[]) =>
    lines.map(({ id, quantity }) => `${quantity} ${id}`);
  const back = (sku: string, quantityAdded: number, storeNumber?: string) =>
    aLine({ id: `new ${sku}`, sku, quantityAdded, ...(storeNumber && { delivery: inStore(storeNumber) }) });
  const inStore = (storeNumber: string) => ({ type: 'ISP', storeNumber, isBackordered: false });

  test('units of another product restore nothing', () => {
    const removed = [aLine({ id: 'mug', sku: 'MUG' }), aLine({ id: 'pen', sku: 'PEN' })];
    expect(namesOf(notRestored(removed, [back('PEN', 1)]))).toEqual(['1 mug']);
  });

  test('a line is still out with the units that were not restored', () => {
    const mug = aLine({ id: 'mug', sku: 'MUG', quantity: 3 });
    expect(namesOf(notRestored([chair, mug], [back('CHAIR', 2), back('MUG', 1)]))).toEqual(['2 mug']);
    expect(namesOf(notRestored([chair, mug], [back('CHAIR', 0)]))).toEqual(['2 chair', '3 mug']);
    expect(notRestored([chair, mug], [back('CHAIR', 2), back('MUG', 3)])).toEqual([]);
  });

  test('lines of the same product are matched by their store first', () => {
    const lines = ['0042', '0043'].map((store) => aLine({ id: store, sku: 'MUG', delivery: inStore(store) }));
    expect(namesOf(notRestored(lines, [back('MUG', 1, '0043')]))).toEqual(['1 0042']);
    expect(namesOf(notRestored(lines, [back('MUG', 1)]))).toEqual(['1 0043']);
  });

  test('a bundle part is out while its bundle is; a plan refers by SKU to a parent that is restored', () => {
    const part = aLine({ id: 'part', sku: 'LEG', parent: { relation: 'BUNDLE', lineId: 'chair' } });
    expect(namesOf(notRestored([chair, part], []))).toEqual(['2 chair', '1 part']);
    expect(notRestored([chair, part], [back('CHAIR', 2)])).toEqual([]);

    expect(notRestored([chair, plan], [])).toEqual([chair, plan]);
    expect(notRestored([chair, plan], [back('CHAIR', 2)])).toMatchObject([
      { id: 'plan', parent: { relation: 'WARRANTY', sku: 'CHAIR' } },
    ]);
    const [alone] = notRestored([chair, plan], [back('CHAIR', 2)]);
    expect(alone?.parent).not.toHaveProperty('lineId');
    expect(notRestored([plan], [])).toEqual([plan]);
  });
});
