import type { OrderBody } from '../../../src/core/checkout/contract/order';

/** The only order of the fake shop. */
export const ORDER: OrderBody = {
  orderNumber: 'Q-100001',
  placedOn: '2026-11-20',
  isWaiting: false,
  email: 'ada@shop.example',
  shipTo: 'Ada Lovelace, 1 Main Street, Cambridge, MA 02138',
  payment: 'INVOICE',
  items: [
    {
      itemId: 'MUG',
      name: 'Enamel mug',
      qty: 2,
      finalPrice: '25.00',
      imageUrl: '/images/MUG.webp',
      url: '/product_MUG',
    },
    { itemId: 'PAPER', name: 'Copy paper, 500 sheets', qty: 1, finalPrice: '6.25' },
  ],
  orderTotal: '31.25',
};
