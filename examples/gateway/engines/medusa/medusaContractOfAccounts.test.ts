import { listContract } from '../../../shop/testing/contracts/listContract';
import { savedContract } from '../../../shop/testing/contracts/savedContract';
import { storeContract } from '../../../shop/testing/contracts/storeContract';
import { capabilities } from '../../capabilities';
import { onMedusa } from '../../testing/onMedusa';

onMedusa('what the gateway on Medusa stores for its customers', { 'OFF-PA-10001970': 60 }, (open) => {
  if (capabilities.has('saved items')) savedContract(() => open.shop);
  if (capabilities.has('lists')) listContract(() => open.shop);
  if (capabilities.has('stores')) storeContract(() => open.shop);
});
