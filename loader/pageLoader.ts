import type { Activator } from './activation';

/** The loader of this page, which its other files find here. */
export const pageLoader = () => (globalThis as unknown as Record<symbol, Activator>)[Symbol.for('quire')] as Activator;
