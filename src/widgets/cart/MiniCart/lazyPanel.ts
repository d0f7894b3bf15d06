import { lazyPart } from '../../../ui/rendering/lazyPart';

/** The panel of the script build, which uses this module instead of staticPanel.ts. */
export const MiniCartPanel = lazyPart(() => import('./MiniCartPanel').then((module) => module.MiniCartPanel));
