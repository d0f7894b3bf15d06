/** Fields that no product code reads, each with its reason. */
export const PASSED_THROUGH: Record<string, string> = {};
