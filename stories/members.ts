import type { StorySetup } from './setup/inShop';

/** A member of the rewards program, and a customer with only an account [GEN-009]. */
export const MEMBER = { config: { session: { isLoggedIn: true, rewardsNumber: '4711' } } } satisfies StorySetup;
export const NO_MEMBER = { config: { session: { isLoggedIn: true } } } satisfies StorySetup;
