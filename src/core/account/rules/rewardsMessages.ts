/** Prompts for customers without rewards: a guest signs in, and a customer who is not a member joins [GEN-009]. */
export const REWARDS_PROMPT_MESSAGES = {
  guest: 'Sign in to see your rewards.',
  signIn: 'Sign in',
  join: 'Join Rewards and earn on everything you buy.',
  signUp: 'Join Rewards',
};

/** All messages about rewards in headers, menus and drawers. */
export const REWARDS_MESSAGES = {
  rewards: 'Rewards',
  amount: 'Rewards: {amount}',
  isNew: 'New',
  loading: 'Loading your rewards',
  empty: "We can't show your rewards right now.",
  ...REWARDS_PROMPT_MESSAGES,
  title: 'Your rewards',
  close: 'Close',
  available: 'Available rewards',
  spent: 'Spent this year',
  remaining: 'To your next reward',
  newFreeSku: 'New: you can choose a free product.',
  newTier: "New: you've reached another level.",
  tier: 'Your level: {name}',
  nextTier: '{amount} to go to {name}',
  earned: "What you've earned",
  expires: 'until {date}',
};

export type RewardsMessageKey = keyof typeof REWARDS_MESSAGES;
