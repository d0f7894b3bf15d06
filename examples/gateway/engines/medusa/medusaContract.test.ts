import { afterAll, beforeAll, describe, inject } from 'vitest';
import { approvalContract } from '../../../shop/testing/contracts/approvalContract';
import { cartContract } from '../../../shop/testing/contracts/cartContract';
import { companyContract } from '../../../shop/testing/contracts/companyContract';
import { formContract } from '../../../shop/testing/contracts/formContract';
import { listContract } from '../../../shop/testing/contracts/listContract';
import { orderContract } from '../../../shop/testing/contracts/orderContract';
import { planContract } from '../../../shop/testing/contracts/planContract';
import { policyContract } from '../../../shop/testing/contracts/policyContract';
import { savedContract } from '../../../shop/testing/contracts/savedContract';
import { storeContract } from '../../../shop/testing/contracts/storeContract';
import { capabilities } from '../../capabilities';
import { anAdministrator } from '../../testing/anAdministrator';
import { makeApprover, openTestGateway } from '../../testing/openTestGateway';

const medusa = inject('medusa');

/** The tests of the reference shop, unchanged, on the gateway. */
describe.runIf(medusa)('the gateway on Medusa', () => {
  let open: Awaited<ReturnType<typeof openTestGateway>>;
  beforeAll(async () => {
    if (!medusa) return;
    open = await openTestGateway(medusa);
    // earlier runs have ordered from the same stock
    const { stock } = await anAdministrator(medusa.baseUrl);
    for (const sku of ['OFF-PA-10001970', 'FUR-FU-10004270', 'TEC-PH-10000141', 'TEC-AC-10000109'])
      await stock(sku, 60);
  });
  afterAll(() => open.close());

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
  if (capabilities.has('saved items')) savedContract(() => open.shop);
  if (capabilities.has('lists')) listContract(() => open.shop);
  if (capabilities.has('stores')) storeContract(() => open.shop);
  if (capabilities.has('approvals')) {
    approvalContract({
      shop: () => open.shop,
      tables: () => open.gateway.database,
      setStock: async (sku, units) => (await anAdministrator(medusa?.baseUrl ?? '')).stock(sku, units),
      makeApprover: (login) => makeApprover(open, login),
    });
  }
  if (capabilities.has('companies')) {
    companyContract(
      () => open.shop,
      () => open.gateway.database,
    );
  }
});
