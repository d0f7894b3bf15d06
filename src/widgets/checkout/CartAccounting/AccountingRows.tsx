import type { Accounting } from '../../../core/checkout/rules/accounting';
import { chosenLocation, formatAddress, type ShipTo } from '../../../core/checkout/rules/shipTo';
import type { OverlayRequest } from '../../../core/events/overlays';
import type { AccountingDemands, AccountingField } from '../../../core/platform/rules/session/accountingDemands';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { CartAccountingMessageKey } from './messages';

export type RequestedOverlay = OverlayRequest<'BC' | 'PON' | 'POR' | 'SHIP_TO'>;

export type AccountingRowsProps = {
  accounting: Accounting;
  demands: AccountingDemands;
  shipTo: ShipTo;
  missing: AccountingField[];
  isLocked: boolean;
  onRequest: (request: RequestedOverlay) => void;
  translate: Translate<CartAccountingMessageKey>;
};

type Row = {
  overlay: RequestedOverlay['overlay'];
  name: string;
  value: string | undefined;
  about?: string;
  isMissing: boolean;
};

/** The accounting fields that the account uses, each with its value and a change button. */
export function AccountingRows(props: AccountingRowsProps) {
  const { accounting, demands, shipTo, missing, isLocked, onRequest, translate } = props;
  const location = chosenLocation(shipTo);
  const isUsed = (field: AccountingField) => (demands[field] ?? 'off') !== 'off';
  const row = (overlay: AccountingField, name: string, value: string | undefined): Row[] =>
    isUsed(overlay) ? [{ overlay, name, value, isMissing: missing.includes(overlay) }] : [];
  const rows: Row[] = [
    ...row('BC', translate('budgetCenter'), accounting.budgetCenter),
    ...row('PON', translate('poNumber'), accounting.poNumber),
    ...row('POR', translate('poRelease'), accounting.poRelease),
    ...(shipTo.locations.length > 0 || shipTo.canAdd
      ? [
          {
            overlay: 'SHIP_TO' as const,
            name: translate('shipTo'),
            value: location?.name,
            isMissing: false,
            ...(location && { about: formatAddress(location) }),
          },
        ]
      : []),
  ];

  return (
    <dl className="quire-cart-accounting__rows">
      {rows.map(({ overlay, name, value, about, isMissing }) => (
        <div key={overlay} className="quire-cart-accounting__row">
          <dt>{name}</dt>
          <dd>
            {value === undefined ? (
              <span className={isMissing ? 'quire-cart-accounting__missing' : 'quire-cart-accounting__none'}>
                {translate(isMissing ? 'required' : 'notGiven')}
              </span>
            ) : (
              <strong>{value}</strong>
            )}
            {about && <span className="quire-cart-accounting__about">{about}</span>}
          </dd>
          <dd>
            <Button
              kind="plain"
              isDisabled={isLocked}
              opensDialog
              label={translate(value === undefined ? 'addNamed' : 'changeNamed', { name })}
              onClick={() => onRequest({ overlay })}
            >
              {translate(value === undefined ? 'add' : 'change')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
