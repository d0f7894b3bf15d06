import { canBuy, isHealthcareRefusal, type PermissionDetail } from '../../platform/rules/session/permissions';

/** Why a customer's account may not buy a product, in any quantity. */
export type PolicyRefusal = 'blocked' | 'off-contract' | 'healthcare';

/**
 * The reason that the codes of a product give, for a customer with these permissions. An account that may buy off
 * contract is free of that code, and a healthcare account of that for healthcare; nobody is free of a block [SESS-017,
 * SESS-022, DEC-Q382].
 */
export function policyRefusal(codes: readonly string[], detail?: PermissionDetail): PolicyRefusal | undefined {
  if (codes.includes('BLOCKED_FOR_ADD_TO_CART')) return 'blocked';
  if (!canBuy(detail, { isOnContract: !codes.includes('OFF_CONTRACT_ERROR') })) return 'off-contract';
  return codes.some((code) => isHealthcareRefusal(detail, code)) ? 'healthcare' : undefined;
}
