import { useLayoutEffect, useRef } from 'react';
import { noticeText } from '../../../core/cart/rules/notices/noticeText';
import {
  checkLocation,
  formatAddress,
  type LocationFault,
  NEW_LOCATION,
  type NewLocation,
} from '../../../core/checkout/rules/shipTo';
import { contactMessage } from '../../../core/platform/rules/contact';
import { hasAccounting } from '../../../core/platform/rules/session/accountingDemands';
import { useAccounting } from '../../../hooks/checkout/useAccounting';
import { useAccountingChange } from '../../../hooks/checkout/useAccountingChange';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { Stack } from '../../../ui/rendering/Stack';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type ShipToOverlayProps = RootProps &
  OpenProps & {
    /** Called when the address was saved. */
    onSuccess?: () => void;
  };

/**
 * Lets a business buyer choose the location that the order is shipped to, or add one [SCR-005]. Renders nothing in a
 * consumer shop.
 */
export function ShipToOverlay(props: ShipToOverlayProps) {
  const { site } = useStorefront();
  return hasAccounting(site) ? <Overlay {...props} /> : null;
}

/** The state of the open overlay: the chosen location, or the new location being entered. */
type Draft = { chosenId?: string; typed?: NewLocation | undefined; faults: LocationFault[]; isUnchosen?: boolean };

const UNTOUCHED: Draft = { faults: [] };

function Overlay(props: ShipToOverlayProps) {
  const translate = useMessages('ship-to-overlay', messages);
  const { site, settings } = useStorefront();
  const layer = useLayer(['SHIP_TO'], props, { name: 'SHIP_TO' });
  const { cart, shipTo, loading } = useAccounting();
  const { form, error, mutate } = useAccountingChange(layer, props.onSuccess);
  const [draft, setDraft] = useOpeningState<Draft>(layer, UNTOUCHED);

  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to });
  const { locations, canAdd } = shipTo;
  const { chosenId = shipTo.chosenId, typed = NEW_LOCATION } = draft;
  const isAdding = draft.typed !== undefined || (canAdd && locations.length === 0);
  const hasChoice = locations.length > 1 || canAdd;
  const isRefused = error?.code === 'ONE_LOCATION_ONLY' || error?.code === 'ADDRESS_INVALID';
  const saveAs = (location: string | NewLocation) => mutate((client) => client.shipTo(location));

  function handleSave() {
    if (!isAdding) return chosenId === undefined ? change({ isUnchosen: true }) : saveAs(chosenId);
    const verdict = checkLocation(typed, site.isCA ? 'CA' : 'US');
    return verdict.ok ? saveAs(verdict.location) : change({ typed, faults: verdict.faults });
  }

  /** A single location is shown without a choice [CART-MSG-010]. */
  function theOnlyLocation() {
    const [only] = locations;
    if (!only) return <p>{translate('noLocation')}</p>;
    return (
      <Stack>
        <p className="quire-quiet">{translate('onlyLocation')}</p>
        <div>
          <strong>{only.name}</strong>
          <p>{formatAddress(only)}</p>
        </div>
      </Stack>
    );
  }

  return (
    <Widget block="ship-to-overlay" props={props}>
      <FormOverlay
        {...form}
        title={translate('title')}
        translate={translate}
        name="ship-to-overlay"
        overlayType="SHIP_TO"
        failure={isRefused ? translate('refused') : form.failure}
        canSave={cart !== undefined && hasChoice}
        onSave={handleSave}
      >
        {!cart && <LoadingStatus {...loading} translate={translate} />}
        {cart && !hasChoice && theOnlyLocation()}
        {cart && hasChoice && (
          <Stack>
            <p className="quire-quiet">{noticeText('oneShippingLocation', {}, settings.messages.cart)}</p>
            {isAdding ? (
              <NewLocationForm
                typed={typed}
                faults={draft.faults}
                onType={(entered) => change({ typed: { ...typed, ...entered } })}
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
                value={chosenId}
                onChoose={(id) => change({ chosenId: id, isUnchosen: false })}
                error={draft.isUnchosen ? translate('unchosen') : undefined}
              />
            )}
            {canAdd && locations.length > 0 && (
              <div>
                <Button kind="plain" onClick={() => change({ typed: isAdding ? undefined : NEW_LOCATION, faults: [] })}>
                  {translate(isAdding ? 'back' : 'add')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </FormOverlay>
    </Widget>
  );
}

type NewLocationFormProps = {
  typed: NewLocation;
  faults: LocationFault[];
  onType: (change: Partial<NewLocation>) => void;
  translate: Translate<keyof typeof messages>;
};

const FIELDS = [
  ['name', 'organization'],
  ['address1', 'address-line1'],
  ['address2', 'address-line2'],
  ['zipCode', 'postal-code'],
  ['phone', 'tel'],
] as const;

/** The form for a new location of the account. */
function NewLocationForm({ typed, faults, onType, translate }: NewLocationFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const { cart } = useStorefront().settings.messages;
  const errors = {
    name: translate('nameMissing'),
    address1: translate('address1Missing'),
    zipCode: contactMessage('zip', cart),
    phone: contactMessage('phone', cart),
  };

  // each failed attempt to save announces the errors again and focuses the first invalid field
  useLayoutEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return (
    <div ref={form}>
      <Stack>
        {FIELDS.map(([field, autoComplete]) => (
          <Field
            key={field}
            label={translate(field)}
            value={typed[field]}
            isRequired={field !== 'address2'}
            type={field === 'phone' ? 'tel' : 'text'}
            autoComplete={autoComplete}
            error={field !== 'address2' && faults.includes(field) ? errors[field] : undefined}
            onType={(text) => onType({ [field]: text })}
          />
        ))}
      </Stack>
    </div>
  );
}
