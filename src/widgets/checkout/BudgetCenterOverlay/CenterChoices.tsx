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
import { cartWait } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { type Choice, Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { Notice } from '../../../ui/feedback/Notice';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './BudgetCenterOverlay.css';
import type { BudgetCenterWord } from './messages';

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
  say: Say<BudgetCenterWord>;
};

/** The budget centers of the account with their remaining amounts, and a search field if there are many. */
export function CenterChoices(props: CenterChoicesProps) {
  const { cart, accounting, isOfLine, say } = props;
  useStyles(styles);
  const { locale } = useStorefront();
  const [term, setTerm] = useState('');
  if (!cart) {
    return <Wait state={cartWait(props.read)} say={say} onRetry={props.onRetry} />;
  }
  const { budgetCenters } = accounting;
  if (budgetCenters.length === 0) return <Notice kind="info">{say('noCenters')}</Notice>;

  const found = budgetCenters.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()));
  const toChoice = (center: BudgetCenter): Choice => {
    const { name, balance } = center;
    if (!balance) return { value: name, label: name };
    const isShort = isShortOf(center, cart);
    const about = say(isShort ? 'short' : 'balance', { amount: formatMoney(balance, locale) });
    return { value: name, label: name, about, isWarning: isShort };
  };
  const none: Choice[] = props.canBeNone ? [{ value: '', label: say(isOfLine ? 'asCart' : 'none') }] : [];

  return (
    <div className="quire-budget-center-overlay__centers">
      {props.changesLines && linesPaidElsewhere(cart, accounting).length > 0 && (
        <Notice kind="info">{say('others')}</Notice>
      )}
      {budgetCenters.length > MANY && <Field label={say('find')} value={term} onType={setTerm} />}
      <p role="status">{found.length === 0 && say('noneFound', { term: term.trim() })}</p>
      <Choices
        label={say(isOfLine ? 'aboutLine' : 'about')}
        choices={[...none, ...found.map(toChoice)]}
        value={props.chosen}
        onChoose={props.onChoose}
        error={props.error}
      />
    </div>
  );
}
