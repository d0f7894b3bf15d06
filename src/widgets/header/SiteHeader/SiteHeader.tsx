import { type ReactNode, useEffect, useRef } from 'react';
import { NO_HEADER_STATUS } from '../../../core/header/rules/headerLoad';
import { type HeaderVariant, headerVariant } from '../../../core/header/rules/headerVariant';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useSiteHeader } from '../../../hooks/header/useSiteHeader';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Notice } from '../../../ui/feedback/Notice';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { HeaderSheet } from './HeaderSheet';
import styles from './SiteHeader.css';

export type SiteHeaderProps = RootProps & {
  /** Overrides the variant that the shop, the route and the flow determine [HDR-002]. */
  variant?: HeaderVariant;
  /** Overrides the route id of the session. */
  routeId?: string;
  /** Overrides the flow of the session, such as a quote or an order by a service representative. */
  flowType?: string;
  /** The slot whose top-hat banner is shown in addition to the global one [HDR-003]. */
  slot?: 'home' | 'cart';
  /** Limits the header to these parts of its variant: logo, search, account … */
  parts?: string[];
  /** The URL that receives the search text as `q`. The default is the page's `search.searchUrl`. */
  searchUrl?: string;
  /** The URL of the suggest service. The default is the page's `search.suggestUrl`. */
  suggestUrl?: string;
  /** The page's own cart; on a server-rendered page, the child with `data-header-part="cart"`. */
  cart?: ReactNode;
  /** Called when the header is displayed. */
  onLoad?: (header: { variant: HeaderVariant }) => void;
  /**
   * Called when the header could not be loaded. The `status` of the error is that of the error page, and undefined if
   * there was no response.
   */
  onError?: (error: CommerceError) => void;
};

/**
 * The header of the shop, for this page and this customer [HDR-001, HDR-021]. The fallback HTML stays while the header
 * loads, and if the request fails; then the status of the error is reported too [HDR-016, HDR-019].
 */
export function SiteHeader(props: SiteHeaderProps) {
  useStyles(styles);
  const { session, settings } = useStorefront();
  const { phase, header, error } = useSiteHeader();
  const page = { routeId: props.routeId ?? session.routeId, flowType: props.flowType ?? session.flowType };
  const variant = props.variant ?? header?.variant ?? headerVariant(page, settings.config.header);
  const latestProps = useRef(props);
  latestProps.current = props;

  useEffect(() => {
    if (phase === 'ready') latestProps.current.onLoad?.({ variant });
    if (phase === 'failed' && error) latestProps.current.onError?.(error);
  }, [phase, variant, error]);

  return (
    <Widget block="site-header" props={props}>
      <div role="alert" data-status={phase === 'failed' ? (error?.status ?? NO_HEADER_STATUS) : undefined}>
        {phase === 'failed' && <Notice kind="bad">{genericMessage('pageFailed', settings.messages.cart)}</Notice>}
      </div>
      <Placeholder isOver={header !== undefined} isLoading={phase === 'loading'}>
        {header && <HeaderSheet {...props} header={header} variant={variant} />}
      </Placeholder>
    </Widget>
  );
}
