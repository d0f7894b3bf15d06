import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import type { ProductTileBody } from '../../../src/core/products/contract/productTile';
import type { TestProduct } from './testShop';

/** A product of the fake shop, with its fields in the wire format. */
export type FakeProduct = TestProduct & {
  /** The shop's message about every add of it; with type ERROR it is not added. */
  message?: MessageBody;
  /** Its relation to the product that it is offered with: WARRANTY, ASSEMBLY. */
  relation?: string;
  /** Additional fields of its tile. */
  tile?: Partial<ProductTileBody>;
  /** Additional fields of its line. */
  line?: Partial<LineItemBody>;
};

/** The products of a new fake shop. Every shop has its own copy, so a test may change them. */
export function fakeProducts(): Record<string, FakeProduct> {
  return {
    MUG: { name: 'Enamel mug', price: '12.50', brandName: 'Hearth' },
    PEN: { name: 'Gel pen, blue', price: '1.99', brandName: 'Scrib', stock: 500 },
    PAPER: {
      name: 'Copy paper, 500 sheets',
      price: '6.25',
      basePrice: '7.99',
      baseCategory: 'Copy paper',
      related: ['INK', 'PEN'],
    },
    INK: { name: 'Ink cartridge, black', price: '24.00', baseCategory: 'Ink & Toner', stock: 3 },
    STAPLER: { name: 'Stapler', price: '9.75', limit: 5 },
    LAMP: { name: 'Desk lamp', price: '39.00', stock: 0 },
    CHAIR: { name: 'Office chair', price: '189.99', baseCategory: 'Chairs', related: ['CHAIR-PLAN', 'CHAIR-BUILD'] },
    'CHAIR-PLAN': { name: 'Chair protection plan', price: '19.99', relation: 'WARRANTY' },
    'CHAIR-BUILD': { name: 'Chair assembly', price: '29.99', relation: 'ASSEMBLY' },
    SAMPLE: { name: 'Paper sample', price: '0.00', line: { itemAttributes: { freeSample: true } } },
    OFFICE: { name: 'Office suite, download', price: '99.99', productTypeName: 'ESD' },
  };
}
