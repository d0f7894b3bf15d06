import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { DelegateForm } from './DelegateForm';
import { messages } from './messages';
import { StoreFinder } from './StoreFinder';

export type BopisOverlayProps = RootProps &
  OpenProps & {
    /** `store` chooses where the items are picked up, `delegate` chooses by whom. The default is `store`. */
    mode?: 'store' | 'delegate';
    /** The cart line that the choice is for. Without it, the store is remembered for later adds. */
    lineId?: string;
    /** A product that is not in the cart yet. */
    sku?: string;
  };

/** Chooses the pickup store, with the stock of each store, or the person who picks up [SCR-006, SCR-007]. */
export function BopisOverlay(props: BopisOverlayProps) {
  const translate = useMessages('bopis-overlay', messages);
  const { isOpen, request, close } = useLayer(['BOPIS', 'BOPIS_DELEGATE'], props);
  const type = request?.overlay ?? (props.mode === 'delegate' ? 'BOPIS_DELEGATE' : 'BOPIS');
  const lineId = request ? request.lineId : props.lineId;
  const sku = request?.overlay === 'BOPIS' ? request.sku : request ? undefined : props.sku;
  const done = () => close('done');

  useDrawerEvents(type, isOpen);

  return (
    <Widget block="bopis-overlay" props={props}>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name={type}
        overlayType={type}
        closeLabel={translate('close')}
        title={translate(type === 'BOPIS' ? 'choose' : 'delegate')}
      >
        {type === 'BOPIS' ? (
          <StoreFinder key={request?.key} lineId={lineId} sku={sku} onDone={done} translate={translate} />
        ) : (
          <DelegateForm key={request?.key} onDone={done} translate={translate} />
        )}
      </Drawer>
    </Widget>
  );
}
