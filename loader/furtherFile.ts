/** What not every page needs. */
export const further = () => import('./further');
