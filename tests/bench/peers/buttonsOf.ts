import type { AppliedVariant, Variant } from '../variants';

/** A peer takes too long on pages with more buttons. */
const MOST_BUTTONS = 100;

/** A peer that offers buttons only. */
export function buttonsOf(applied: AppliedVariant): Variant {
  return {
    name: applied.name,
    on: ({ subject, boxes }) => (subject === 'buttons' && boxes <= MOST_BUTTONS ? applied : undefined),
  };
}
