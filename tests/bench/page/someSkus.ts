/** The products of a page: `SKU-1`, `SKU-2` … */
export const someSkus = (count: number): string[] => Array.from({ length: count }, (_, index) => `SKU-${index + 1}`);
