'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { HeaderVariant } from '../../../core/header/rules/headerVariant';
import { genericWords } from '../../../core/platform/rules/genericWords';
import { useHeaderVariant } from '../../../hooks/header/useHeaderVariant';
import { useSiteHeader } from '../../../hooks/header/useSiteHeader';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Notice } from '../../../ui/feedback/Notice';
import { Meanwhile } from '../../../ui/rendering/Meanwhile';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { HeaderSheet } from './HeaderSheet';
import styles from './SiteHeader.css';

export type SiteHeaderProps = {
  /** Above all else; without it the shop, the route and the flow decide [HDR-002]. */
  variant?: HeaderVariant;
  /** In place of the session's. */
  routeId?: string;
  flowType?: string;
  /** Whose top-hat banner it wears beside the global one [HDR-003]. */
  slot?: 'home' | 'cart';
  /** Only these parts of its variant: logo, search, account … */
  parts?: string[];
  searchUrl?: string;
  suggestUrl?: string;
  /** The page's cart; on a page of the server, its child with `data-header-part="cart"`. */
  cart?: ReactNode;
  onShown?: (header: { variant: HeaderVariant }) => void;
  onFailed?: (failure: { status: number }) => void;
};

/**
 * The header of the shop, of what the shop says of this page and this customer [HDR-001, HDR-021]. While it loads, and when
 * it can not be had, what the server has written stays; then the status of the error is told as well [HDR-016, HDR-019].
 */
export function SiteHeader(props: SiteHeaderProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const { phase, header, status } = useSiteHeader();
  const variant = useHeaderVariant(props, header);
  const told = useRef(props);
  told.current = props;

  useEffect(() => {
    if (phase === 'shown') told.current.onShown?.({ variant });
    if (phase === 'failed') told.current.onFailed?.({ status: status ?? 500 });
  }, [phase, variant, status]);

  return (
    <Widget block="site-header">
      <div role="alert" data-status={status}>
        {phase === 'failed' && <Notice kind="bad">{genericWords('pageFailed', settings.messages.cart)}</Notice>}
      </div>
      <Meanwhile own={undefined} isOver={header !== undefined} isLoading={phase === 'loading'}>
        {header && <HeaderSheet {...props} header={header} variant={variant} />}
      </Meanwhile>
    </Widget>
  );
}
