import { useEffect } from 'react';
import { type BudgetCenter, isShortOf, linesPaidElsewhere } from '../../../core/checkout/rules/accounting';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useAccounting, useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useAccountingChange } from '../../../hooks/checkout/useAccountingChange';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { type Choice, Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { Stack } from '../../../ui/rendering/Stack';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

/** From this number of budget centers on, a search field is shown. */
const MANY = 8;

export type BudgetCenterOverlayProps = RootProps &
  OpenProps & {
    /**
     * Whether the choice is for the whole cart or for the line `lineId`, if the request does not specify it. The default is
     * `cart`.
     */
    scope?: 'cart' | 'line';
    /** The line to which the choice applies, if `scope` is `line`. */
    lineId?: string;
    /** Requires a choice before saving, whatever the account requires. */
    required?: boolean;
    /** Leaves the budget centers of the lines unchanged when the cart's is chosen. */
    preservesLines?: boolean;
    /** Called when the choice was saved. */
    onSuccess?: () => void;
  };

/**
 * Lets a business buyer choose the budget center that pays, for the whole cart or for one line [SCR-002]. Renders
 * nothing in a consumer shop [GEN-004].
 */
export function BudgetCenterOverlay(props: BudgetCenterOverlayProps) {
  const demands = useAccountingDemands();
  return (demands.BC ?? 'off') === 'off' ? null : <Overlay {...props} />;
}

function Overlay(props: BudgetCenterOverlayProps) {
  const translate = useMessages('budget-center-overlay', messages);
  const { locale } = useStorefront();
  const layer = useLayer(['BC'], props, { name: 'BC' });
  const { isOpen, request, close } = layer;
  const { cart, accounting, demands, loading } = useAccounting();
  const { form, mutate } = useAccountingChange(layer, props.onSuccess);
  const [draft, setDraft] = useOpeningState<{ chosen: string; isRefused?: boolean } | undefined>(layer, undefined);
  const [term, setTerm] = useOpeningState(layer, '');

  const lineId = request?.lineId ?? (props.scope === 'line' ? props.lineId : undefined);
  const line = lineId === undefined ? undefined : cart?.lines.find(({ id }) => id === lineId);
  const ownOfLine = line?.budgetCenter === accounting.budgetCenter ? '' : (line?.budgetCenter ?? '');
  const chosen = draft?.chosen ?? (line ? ownOfLine : (accounting.budgetCenter ?? ''));
  const isRequired = props.required || request?.isRequired || demands.BC === 'required';
  // a line without a budget center of its own uses the cart's
  const mustChoose = isRequired && !(line && accounting.budgetCenter);

  // the line has left the cart meanwhile: close the overlay instead of changing the whole cart
  const isLineRemoved = isOpen && lineId !== undefined && cart !== undefined && !line;
  useEffect(() => {
    if (isLineRemoved) close();
  }, [isLineRemoved, close]);

  function handleSave() {
    if (isLineRemoved) return;
    if (mustChoose && chosen === '') return setDraft({ chosen, isRefused: true });
    mutate((client) =>
      line
        ? client.change({ lines: [{ lineId: line.id, budgetCenter: chosen }] })
        : client.change({ budgetCenter: chosen }, { preservesLines: props.preservesLines ?? false }),
    );
  }

  const { budgetCenters } = accounting;
  const found = budgetCenters.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()));
  const none: Choice[] = mustChoose ? [] : [{ value: '', label: translate(line ? 'asCart' : 'none') }];
  const changesLines = !line && !props.preservesLines && cart && linesPaidElsewhere(cart, accounting).length > 0;

  function toChoice(center: BudgetCenter): Choice {
    const { name, balance } = center;
    if (!balance) return { value: name, label: name };
    const isShort = cart !== undefined && isShortOf(center, cart);
    const about = translate(isShort ? 'short' : 'balance', { amount: formatMoney(balance, locale) });
    return { value: name, label: name, about, isWarning: isShort };
  }

  return (
    <Widget block="budget-center-overlay" props={props}>
      <FormOverlay
        {...form}
        isOpen={isOpen && !isLineRemoved}
        title={line ? translate('titleOfLine', { name: line.name }) : translate('title')}
        translate={translate}
        name="budget-center-overlay"
        overlayType="BC"
        canSave={budgetCenters.length > 0}
        onSave={handleSave}
      >
        {!cart && <LoadingStatus {...loading} translate={translate} />}
        {cart && budgetCenters.length === 0 && <Notice kind="info">{translate('noCenters')}</Notice>}
        {budgetCenters.length > 0 && (
          <Stack>
            {changesLines && <Notice kind="info">{translate('others')}</Notice>}
            {budgetCenters.length > MANY && (
              <Field label={translate('find')} value={term} onType={setTerm} onEnter={() => undefined} />
            )}
            <p role="status">{found.length === 0 && translate('noneFound', { term: term.trim() })}</p>
            <Choices
              label={translate(line ? 'aboutLine' : 'about')}
              choices={[...none, ...found.map(toChoice)]}
              value={chosen}
              onChoose={(value) => setDraft({ chosen: value })}
              error={draft?.isRefused ? translate('required') : undefined}
            />
          </Stack>
        )}
      </FormOverlay>
    </Widget>
  );
}
