import type { Account } from '../../accounts/session';
import type { Product } from '../../database/schema';

/** Why this product cannot be added to this customer's cart in any quantity. */
export function refusalOf(product: Product, account: Account | null): string | undefined {
  if (product.refusal) return product.refusal;
  if (product.isComingSoon) return 'ITEM_NOT_AVAILABLE';
  const policy = policyRefusalOf(product, account);
  if (policy) return policy;
  if (product.listPrice === null) return 'PRICE_NOT_AVAILABLE';
  if (product.kind === 'MEMBERSHIP' && isMember(account)) return 'ALREADY_PURCHASED';
  return undefined;
}

/** Why a buyer's organisation does not allow a product. Other customers may buy it. */
export function policyRefusalOf(product: Product, account: Account | null): string | undefined {
  const refusal = account?.tenant === 'SBA' ? product.businessRefusal : null;
  return refusal && account && !isFreeOfPolicy(refusal, account) ? refusal : undefined;
}

export function isMember(account: Account | null): boolean {
  return account?.userType === 'PR6' || account?.userType === 'PR7';
}

/** G_IOC allows purchases off contract. No permission overrides a block. */
function isFreeOfPolicy(code: string, account: Account): boolean {
  return code === 'OFF_CONTRACT_ERROR' && account.permissions.includes('G_IOC');
}
