import { storeContract } from '../testing/contracts/storeContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

storeContract(() => open.shop);
