import { useState } from 'react';
import type { Cart } from '../../../core/cart/rules/cart';
import {
  type Accounting,
  type BudgetCenter,
  isShortOf,
  linesPaidElsewhere,
} from '../../../core/checkout/rules/accounting';
import { formatMoney } from '../../../core/platform/rules/priceText';
import type { CartState } from '../../../hooks/cart/useCart';
import { cartLoadingState } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { type Choice, Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './BudgetCenterOverlay.css';
import type { BudgetCenterMessageKey } from './messages';

/** From this number of budget centers on, a search field is shown. */
const MANY = 8;

export type CenterChoicesProps = {
  cart: Cart | undefined;
  read: CartState['phase'];
  accounting: Accounting;
  isOfLine: boolean;
  canBeNone: boolean;
  /** Lines with a budget center of their own will lose it. */
  changesLines: boolean;
  chosen: string;
  error: string | undefined;
  onChoose: (name: string) => void;
  onRetry: () => void;
  translate: Translate<BudgetCenterMessageKey>;
};

/** The budget centers of the account with their remaining amounts, and a search field if there are many. */
export function CenterChoices(props: CenterChoicesProps) {
  const { cart, accounting, isOfLine, translate } = props;
  useStyles(styles);
  const { locale } = useStorefront();
  const [term, setTerm] = useState('');
  if (!cart) {
    return <LoadingStatus state={cartLoadingState(props.read)} translate={translate} onRetry={props.onRetry} />;
  }
  const { budgetCenters } = accounting;
  if (budgetCenters.length === 0) return <Notice kind="info">{translate('noCenters')}</Notice>;

  const found = budgetCenters.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()));
  const toChoice = (center: BudgetCenter): Choice => {
    const { name, balance } = center;
    if (!balance) return { value: name, label: name };
    const isShort = isShortOf(center, cart);
    const about = translate(isShort ? 'short' : 'balance', { amount: formatMoney(balance, locale) });
    return { value: name, label: name, about, isWarning: isShort };
  };
  const none: Choice[] = props.canBeNone ? [{ value: '', label: translate(isOfLine ? 'asCart' : 'none') }] : [];

  return (
    <div className="quire-budget-center-overlay__centers">
      {props.changesLines && linesPaidElsewhere(cart, accounting).length > 0 && (
        <Notice kind="info">{translate('others')}</Notice>
      )}
      {budgetCenters.length > MANY && (
        <Field label={translate('find')} value={term} onType={setTerm} onEnter={() => undefined} />
      )}
      <p role="status">{found.length === 0 && translate('noneFound', { term: term.trim() })}</p>
      <Choices
        label={translate(isOfLine ? 'aboutLine' : 'about')}
        choices={[...none, ...found.map(toChoice)]}
        value={props.chosen}
        onChoose={props.onChoose}
        error={props.error}
      />
    </div>
  );
}
