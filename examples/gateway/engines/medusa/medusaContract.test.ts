import { afterAll, beforeAll, describe, inject } from 'vitest';
import { cartContract } from '../../../shop/testing/contracts/cartContract';
import { companyContract } from '../../../shop/testing/contracts/companyContract';
import { formContract } from '../../../shop/testing/contracts/formContract';
import { listContract } from '../../../shop/testing/contracts/listContract';
import { orderContract } from '../../../shop/testing/contracts/orderContract';
import { savedContract } from '../../../shop/testing/contracts/savedContract';
import { storeContract } from '../../../shop/testing/contracts/storeContract';
import { capabilities } from '../../capabilities';
import { anAdministrator } from '../../testing/anAdministrator';
import { openTestGateway } from '../../testing/openTestGateway';

const medusa = inject('medusa');

/** The tests of the reference shop, unchanged, on the gateway. */
describe.runIf(medusa)('the gateway on Medusa', () => {
  let open: Awaited<ReturnType<typeof openTestGateway>>;
  beforeAll(async () => {
    if (!medusa) return;
    open = await openTestGateway(medusa);
    // earlier runs have ordered from the same stock
    const { stock } = await anAdministrator(medusa.baseUrl);
    for (const sku of ['OFF-PA-10001970', 'FUR-FU-10004270']) await stock(sku, 60);
  });
  afterAll(() => open.close());

  cartContract(() => open.shop);
  formContract(() => open.shop);
  orderContract(() => open.shop);
  if (capabilities.has('saved items')) savedContract(() => open.shop);
  if (capabilities.has('lists')) listContract(() => open.shop);
  if (capabilities.has('stores')) storeContract(() => open.shop);
  if (capabilities.has('companies')) {
    companyContract(
      () => open.shop,
      () => open.gateway.database,
    );
  }
});
