import type { Variant, Worn } from '../variants';

/** Pages with more buttons take a peer longer than anybody waits. */
const MOST_BUTTONS = 100;

/** A peer that has buttons to offer, and nothing else. */
export function buttonsOf(worn: Worn): Variant {
  return {
    name: worn.name,
    on: ({ subject, boxes }) => (subject === 'buttons' && boxes <= MOST_BUTTONS ? worn : undefined),
  };
}
