import { widthQuery } from '../../core/platform/rules/breakpoints';
import { useMediaQuery } from './useMediaQuery';

/** Whether the page is 600 px wide or less [LAY-001]. False during server rendering. */
export const useIsMobile = (): boolean => useMediaQuery(widthQuery('xs'));
