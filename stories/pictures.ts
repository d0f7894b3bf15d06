import bannerNarrow from './pictures/bannerNarrow.svg?no-inline';
import bannerWide from './pictures/bannerWide.svg?no-inline';
import chair from './pictures/chair.svg?no-inline';
import ink from './pictures/ink.svg?no-inline';
import lamp from './pictures/lamp.svg?no-inline';
import mug from './pictures/mug.svg?no-inline';
import paper from './pictures/paper.svg?no-inline';
import pen from './pictures/pen.svg?no-inline';
import plan from './pictures/plan.svg?no-inline';
import stapler from './pictures/stapler.svg?no-inline';

/** The pictures of the fake shop's products, by SKU. */
export const pictures: Record<string, string> = {
  MUG: mug,
  PEN: pen,
  PAPER: paper,
  INK: ink,
  STAPLER: stapler,
  LAMP: lamp,
  CHAIR: chair,
  'CHAIR-PLAN': plan,
  'CHAIR-BUILD': plan,
  SAMPLE: paper,
  OFFICE: plan,
};

/** A banner in two sizes, in the wire format. */
export const bannerSizes = {
  xs: { assetUrl: bannerNarrow, imageWidth: 320, imageHeight: 160 },
  lg: { assetUrl: bannerWide, imageWidth: 1200, imageHeight: 200 },
};
