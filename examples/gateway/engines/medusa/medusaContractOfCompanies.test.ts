import { approvalContract } from '../../../shop/testing/contracts/approvalContract';
import { companyContract } from '../../../shop/testing/contracts/companyContract';
import { capabilities } from '../../capabilities';
import { onMedusa } from '../../testing/onMedusa';
import { makeApprover } from '../../testing/openTestGateway';

const stock = { 'OFF-PA-10001970': 60, 'FUR-FU-10004270': 60 };

onMedusa('what companies buy of the gateway on Medusa', stock, (open) => {
  const [shop, tables] = [() => open.shop, () => open.gateway.database];
  if (capabilities.has('approvals')) {
    approvalContract({
      shop,
      tables,
      setStock: (sku, units) => open.admin.stock(sku, units),
      makeApprover: (login) => makeApprover(open, login),
      hasPlans: capabilities.has('warranties'),
    });
  }
  if (capabilities.has('companies')) companyContract(shop, tables);
});
