import { companyContract } from '../testing/contracts/companyContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

companyContract(
  () => open.shop,
  () => open.database,
);
