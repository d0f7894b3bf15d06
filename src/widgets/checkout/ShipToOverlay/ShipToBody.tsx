import { noticeText } from '../../../core/cart/rules/notices/noticeText';
import {
  formatAddress,
  type LocationFault,
  NEW_LOCATION,
  type NewLocation,
  type ShipTo,
} from '../../../core/checkout/rules/shipTo';
import type { CartState } from '../../../hooks/cart/useCart';
import { cartLoadingState } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { ShipToMessageKey } from './messages';
import { NewLocationForm } from './NewLocationForm';
import styles from './ShipToOverlay.css';

/** The state of the open overlay: the chosen location, or the new location being entered. */
export type ShipToDraft = {
  chosenId?: string;
  typed?: NewLocation | undefined;
  faults: LocationFault[];
  isUnchosen?: boolean;
};

export type ShipToBodyProps = {
  hasCart: boolean;
  read: CartState['phase'];
  shipTo: ShipTo;
  draft: ShipToDraft;
  chosenId: string | undefined;
  isAdding: boolean;
  onChange: (to: Partial<ShipToDraft>) => void;
  onRetry: () => void;
  translate: Translate<ShipToMessageKey>;
};

/**
 * The locations of the account, or the form for a new one. A single location is shown without a choice [CART-MSG-010].
 */
export function ShipToBody(props: ShipToBodyProps) {
  const { shipTo, draft, isAdding, onChange, translate } = props;
  const { settings } = useStorefront();
  useStyles(styles);
  if (!props.hasCart) {
    return <LoadingStatus state={cartLoadingState(props.read)} translate={translate} onRetry={props.onRetry} />;
  }

  const { locations, canAdd } = shipTo;
  const [only] = locations;
  if (!only && !canAdd) return <p>{translate('noLocation')}</p>;
  if (only && locations.length === 1 && !canAdd) {
    return (
      <>
        <p className="quire-ship-to-overlay__rule">{translate('onlyLocation')}</p>
        <p>
          <strong>{only.name}</strong>
        </p>
        <p>{formatAddress(only)}</p>
      </>
    );
  }
  return (
    <>
      <p className="quire-ship-to-overlay__rule">{noticeText('oneShippingLocation', {}, settings.messages.cart)}</p>
      {isAdding ? (
        <NewLocationForm
          typed={draft.typed ?? NEW_LOCATION}
          faults={draft.faults}
          onType={(change) => onChange({ typed: { ...(draft.typed ?? NEW_LOCATION), ...change } })}
          translate={translate}
        />
      ) : (
        <Choices
          label={translate('choose')}
          choices={locations.map((location) => ({
            value: location.id,
            label: location.name,
            about: formatAddress(location),
          }))}
          value={props.chosenId}
          onChoose={(chosenId) => onChange({ chosenId, isUnchosen: false })}
          error={draft.isUnchosen ? translate('unchosen') : undefined}
        />
      )}
      {canAdd && locations.length > 0 && (
        <div className="quire-ship-to-overlay__other">
          <Button kind="plain" onClick={() => onChange({ typed: isAdding ? undefined : NEW_LOCATION, faults: [] })}>
            {translate(isAdding ? 'back' : 'add')}
          </Button>
        </div>
      )}
    </>
  );
}
