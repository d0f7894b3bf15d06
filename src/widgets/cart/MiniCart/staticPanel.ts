import type { LazyPart } from '../../../ui/rendering/lazyPart';
import { type MiniCartPanelProps, MiniCartPanel as Panel } from './MiniCartPanel';

/**
 * The panel as part of the package, imported statically. A dynamic import would cost every app that esbuild bundles with
 * `splitting` about 20 kB, whichever widget it imports (evanw/esbuild#3704). The script build uses lazyPanel.ts instead.
 */
export const MiniCartPanel: LazyPart<MiniCartPanelProps> = Panel;
