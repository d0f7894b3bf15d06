import { noticeWords } from '../../../core/cart/rules/notices/noticeWords';
import {
  addressWords,
  type LocationFault,
  NEW_LOCATION,
  type NewLocation,
  type ShipTo,
} from '../../../core/checkout/rules/shipTo';
import type { CartState } from '../../../hooks/cart/useCart';
import { cartWait } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { ShipToWord } from './messages';
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
  onEnter: () => void;
  onRetry: () => void;
  say: Say<ShipToWord>;
};

/**
 * The locations of the account, or the form for a new one. A single location is shown without a choice [CART-MSG-010].
 */
export function ShipToBody(props: ShipToBodyProps) {
  const { shipTo, draft, isAdding, onChange, say } = props;
  const { settings } = useStorefront();
  useStyles(styles);
  if (!props.hasCart) {
    return <Wait state={cartWait(props.read)} say={say} onRetry={props.onRetry} />;
  }

  const { locations, canAdd } = shipTo;
  const [only] = locations;
  if (!only && !canAdd) return <p>{say('noLocation')}</p>;
  if (only && locations.length === 1 && !canAdd) {
    return (
      <>
        <p className="quire-ship-to-overlay__rule">{say('onlyLocation')}</p>
        <p>
          <strong>{only.name}</strong>
        </p>
        <p>{addressWords(only)}</p>
      </>
    );
  }
  return (
    <>
      <p className="quire-ship-to-overlay__rule">{noticeWords('oneShippingLocation', {}, settings.messages.cart)}</p>
      {isAdding ? (
        <NewLocationForm
          typed={draft.typed ?? NEW_LOCATION}
          faults={draft.faults}
          onType={(change) => onChange({ typed: { ...(draft.typed ?? NEW_LOCATION), ...change } })}
          onEnter={props.onEnter}
          say={say}
        />
      ) : (
        <Choices
          label={say('choose')}
          choices={locations.map((location) => ({
            value: location.id,
            label: location.name,
            about: addressWords(location),
          }))}
          value={props.chosenId}
          onChoose={(chosenId) => onChange({ chosenId, isUnchosen: false })}
          error={draft.isUnchosen ? say('unchosen') : undefined}
        />
      )}
      {canAdd && locations.length > 0 && (
        <div className="quire-ship-to-overlay__other">
          <Button kind="plain" onClick={() => onChange({ typed: isAdding ? undefined : NEW_LOCATION, faults: [] })}>
            {say(isAdding ? 'back' : 'add')}
          </Button>
        </div>
      )}
    </>
  );
}
