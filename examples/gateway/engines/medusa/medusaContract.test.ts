import { afterAll, beforeAll, describe, inject } from 'vitest';
import { cartContract } from '../../../shop/testing/cartContract';
import { openTestGateway } from '../../testing/openTestGateway';

const medusa = inject('medusa');

/** The tests of the reference shop, unchanged, on the gateway. */
describe.runIf(medusa)('the gateway on Medusa', () => {
  let open: Awaited<ReturnType<typeof openTestGateway>>;
  beforeAll(async () => {
    if (medusa) open = await openTestGateway(medusa);
  });
  afterAll(() => open.close());

  cartContract(() => open.shop);
});
