import { cartContract } from '../../../shop/testing/contracts/cartContract';
import { formContract } from '../../../shop/testing/contracts/formContract';
import { orderContract } from '../../../shop/testing/contracts/orderContract';
import { planContract } from '../../../shop/testing/contracts/planContract';
import { policyContract } from '../../../shop/testing/contracts/policyContract';
import { capabilities } from '../../capabilities';
import { onMedusa } from '../../testing/onMedusa';

const stock = { 'OFF-PA-10001970': 60, 'FUR-FU-10004270': 60, 'TEC-PH-10000141': 60, 'TEC-AC-10000109': 60 };

/** The tests of the reference shop, unchanged, on the gateway. Those of accounts and companies have files of their own. */
onMedusa('the gateway on Medusa', stock, (open) => {
  policyContract({
    pageOf: (path) => open.shop.request(path, { headers: { accept: 'text/html' } }),
    paths: [
      '/',
      '/cc/mmx/cart',
      '/webapp/product/OFF-PA-10001970',
      '/nowhere',
      '/office/supplies/login',
      '/webapp/stores',
    ],
    frames: "'none'",
    forms: "'self'",
  });
  cartContract(() => open.shop);
  formContract(() => open.shop);
  orderContract(() => open.shop);
  if (capabilities.has('warranties')) planContract(() => open.shop);
});
