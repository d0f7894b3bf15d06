/** The maximum width in px of each breakpoint; xs is mobile, lg everything wider [LAY-001, LAY-002, LAY-003]. */
export const MAX_WIDTHS = { xxs: 375, xs: 600, sm: 820, md: 1024 } as const;

export type Breakpoint = 'xs' | 'sm' | 'md' | 'lg';

/** The grid: 12 columns, and the maximum content width per breakpoint in px [LAY-004]. */
export const GRID = { columns: 12, maxWidths: { lg: 1290, md: 904, sm: 770, xs: 550 } } as const;

/** The breakpoint of a width in px. A fraction above a limit belongs to the next breakpoint: 600.5 is sm [LAY-002]. */
export function breakpointOf(width: number): Breakpoint {
  const { xs, sm, md } = MAX_WIDTHS;
  return width <= xs ? 'xs' : width <= sm ? 'sm' : width <= md ? 'md' : 'lg';
}

/** The condition of a media or container query. xxs, the narrow part of xs, exists only here [LAY-002, LAY-003]. */
export function widthQuery(breakpoint: Breakpoint | 'xxs'): string {
  const { xs, sm, md, xxs } = MAX_WIDTHS;
  const queries = {
    xxs: `(width <= ${xxs}px)`,
    xs: `(width <= ${xs}px)`,
    sm: `(${xs}px < width <= ${sm}px)`,
    md: `(${sm}px < width <= ${md}px)`,
    lg: `(width > ${md}px)`,
  };
  return queries[breakpoint];
}
