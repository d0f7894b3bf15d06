import type { Place } from './inShop';

/** A customer of the rewards program, and one who has an account alone [GEN-009]. */
export const MEMBER = { config: { session: { isLoggedIn: true, rewardsNumber: '4711' } } } satisfies Place;
export const NO_MEMBER = { config: { session: { isLoggedIn: true } } } satisfies Place;
