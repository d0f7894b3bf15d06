import type { Variant, Worn } from '../variants';

/** A peer takes too long on pages with more buttons. */
const MOST_BUTTONS = 100;

/** A peer that offers buttons only. */
export function buttonsOf(worn: Worn): Variant {
  return {
    name: worn.name,
    on: ({ subject, boxes }) => (subject === 'buttons' && boxes <= MOST_BUTTONS ? worn : undefined),
  };
}
