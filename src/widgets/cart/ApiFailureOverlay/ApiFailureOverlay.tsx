import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type ApiFailureOverlayProps = RootProps &
  OpenProps & {
    /** Describes what failed, in the page's own words. */
    message?: string;
    /**
     * Retries the failed action; returns a promise. The `retry` of the request takes precedence. If neither returns a
     * promise, the cart is fetched again.
     */
    onRetry?: () => unknown;
  };

type Phase = 'failed' | 'retrying' | 'failed-again';

/** Reports that the service failed, and offers to retry [SCR-012]. */
export function ApiFailureOverlay(props: ApiFailureOverlayProps) {
  const translate = useMessages('api-failure-overlay', messages);
  const { cart } = useStorefront();
  const layer = useLayer(['API_FAILURE'], props, { name: 'API_FAILURE' });
  const { isOpen, request, close } = layer;
  const [phase, setPhase] = useOpeningState<Phase>(layer, 'failed');

  async function tryAgain() {
    setPhase('retrying');
    try {
      // a page that listens to the event, as with the script tag, returns no promise to wait for
      const own = request?.retry ? request.retry() : props.onRetry?.();
      await (own ?? cart.read({ isRefresh: true }));
      close('done');
    } catch {
      setPhase('failed-again');
    }
  }

  const isRetrying = phase === 'retrying';
  return (
    <Widget block="api-failure-overlay" props={props}>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name={layer.name}
        overlayType="API_FAILURE"
        closeLabel={translate('close')}
        isBusy={isRetrying}
        title={translate('title')}
        footer={
          <Button isBusy={isRetrying} onClick={() => void tryAgain()}>
            {isRetrying ? translate('retrying') : translate('retry')}
          </Button>
        }
      >
        <p>{request?.message ?? props.message ?? translate('text')}</p>
        <div role="alert">{phase === 'failed-again' && <Notice kind="bad">{translate('again')}</Notice>}</div>
      </Drawer>
    </Widget>
  );
}
