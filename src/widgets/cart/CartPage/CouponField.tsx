import { useState } from 'react';
import type { CartCoupon } from '../../../core/cart/rules/cartDetails';
import { couponCode, couponMessage } from '../../../core/cart/rules/notices/couponMessage';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useCartState } from '../../../hooks/cart/useCart';
import { useCartExtras } from '../../../hooks/cart/useCartExtras';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/controls/Form';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { messages } from './messages';

/**
 * The coupon field and the coupons of the cart, each with its savings or the reason why it does not apply
 * [CART-CODE-036 to CART-CODE-040].
 */
export function CouponField({ coupons }: { coupons: readonly CartCoupon[] }) {
  const translate = useMessages('cart-page', messages);
  const { settings } = useStorefront();
  const isMutating = useCartState((state) => state.isMutating);
  const { changeCoupons } = useCartExtras();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'couponMissing' | 'couponTwice' | 'couponRefused'>();
  const codes = coupons.map(({ code }) => code);
  const code = couponCode(typed);
  // a shop may write codes in other letters
  const isTyped = (coupon: CartCoupon) => couponCode(coupon.code) === code;
  const isApplied = coupons.some(isTyped);

  function apply() {
    if (isMutating) return;
    const found = code === '' ? 'couponMissing' : isApplied ? 'couponTwice' : undefined;
    setProblem(found);
    if (found) return;
    changeCoupons.mutate([...codes, code], {
      onSuccess(after) {
        if (after.kind === 'ignored') return;
        // the customer may have typed the next one meanwhile
        if (after.coupons.some(isTyped)) setTyped((now) => (now === typed ? '' : now));
        // a shop that accepts no more coupons signals that by leaving the coupon out
        else setProblem('couponRefused');
      },
    });
  }

  // the shop may have applied a coupon whose response was lost
  const hasFailed = changeCoupons.isError && !isApplied;
  return (
    <section aria-label={translate('coupons')}>
      <Form className="quire-cart-page__coupon-form" onSubmit={apply}>
        <Field
          label={translate('coupon')}
          value={typed}
          autoCapitalize="characters"
          maxLength={40}
          error={problem && translate(problem, { code })}
          onType={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
        />
        <Button kind="secondary" isBusy={changeCoupons.isPending} isSubmit>
          {translate('apply')}
        </Button>
      </Form>
      <p role="alert" className="quire-bad">
        {hasFailed && !problem && genericMessage('changeFailed', settings.messages.cart)}
      </p>
      <div role="status">
        <ul>
          {coupons.map((coupon) => (
            <CouponChip
              key={coupon.code}
              coupon={coupon}
              isOff={isMutating}
              onRemove={() => changeCoupons.mutate(codes.filter((applied) => applied !== coupon.code))}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type CouponChipProps = { coupon: CartCoupon; isOff: boolean; onRemove: () => void };

function CouponChip({ coupon, isOff, onRemove }: CouponChipProps) {
  const translate = useMessages('cart-page', messages);
  const { settings, locale } = useStorefront();
  const { code, reason, saving } = coupon;
  const applied = saving
    ? translate('couponSaves', { amount: formatMoney(saving, locale) })
    : translate('couponApplied');
  const text = reason ? (couponMessage(reason, settings.messages.cart) ?? translate('couponRefused')) : applied;

  return (
    <li className={`quire-cart-page__coupon${reason ? ' quire-cart-page__coupon--refused' : ''}`}>
      <span>
        <strong>{code}</strong> <span>{text}</span>
      </span>
      <LinkButton label={translate('removeCoupon', { code })} isDisabled={isOff} onClick={onRemove}>
        {translate('remove')}
      </LinkButton>
    </li>
  );
}
