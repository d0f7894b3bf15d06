import type { Accounting } from '../../../core/checkout/rules/accounting';
import { addressWords, chosenLocation, type ShipTo } from '../../../core/checkout/rules/shipTo';
import type { OverlayRequest } from '../../../core/events/overlays';
import type { AccountingDemands, AccountingField } from '../../../core/platform/rules/session/accountingDemands';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { CartAccountingWord } from './messages';

export type RequestedOverlay = OverlayRequest<'BC' | 'PON' | 'POR' | 'SHIP_TO'>;

export type AccountingRowsProps = {
  accounting: Accounting;
  demands: AccountingDemands;
  shipTo: ShipTo;
  missing: AccountingField[];
  isLocked: boolean;
  onAsk: (request: RequestedOverlay) => void;
  say: Say<CartAccountingWord>;
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
  const { accounting, demands, shipTo, missing, isLocked, onAsk, say } = props;
  const location = chosenLocation(shipTo);
  const isUsed = (field: AccountingField) => (demands[field] ?? 'off') !== 'off';
  const row = (overlay: AccountingField, name: string, value: string | undefined): Row[] =>
    isUsed(overlay) ? [{ overlay, name, value, isMissing: missing.includes(overlay) }] : [];
  const rows: Row[] = [
    ...row('BC', say('budgetCenter'), accounting.budgetCenter),
    ...row('PON', say('poNumber'), accounting.poNumber),
    ...row('POR', say('poRelease'), accounting.poRelease),
    ...(shipTo.locations.length > 0 || shipTo.canAdd
      ? [
          {
            overlay: 'SHIP_TO' as const,
            name: say('shipTo'),
            value: location?.name,
            isMissing: false,
            ...(location && { about: addressWords(location) }),
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
                {say(isMissing ? 'required' : 'notGiven')}
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
              label={say(value === undefined ? 'addNamed' : 'changeNamed', { name })}
              onClick={() => onAsk({ overlay })}
            >
              {say(value === undefined ? 'add' : 'change')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
