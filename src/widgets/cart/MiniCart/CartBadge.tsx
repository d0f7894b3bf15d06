import type { Ref } from 'react';
import { Spinner } from '../../../ui/rendering/Spinner';

export type CartBadgeProps = {
  /** The button, which a badge that is a link has not. */
  buttonRef: Ref<HTMLButtonElement>;
  count: number | undefined;
  label: string;
  /** The URL of the link, if the badge opens no panel. */
  href?: string;
  isBusy: boolean;
  /** Called when the pointer enters the button or the button receives the focus. */
  onNear: () => void;
  onPress: () => void;
};

/** The cart icon with the number of units. A polite live region announces changes. */
export function CartBadge({ buttonRef, count, label, href, isBusy, onNear, onPress }: CartBadgeProps) {
  const face = (
    <>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path
          className="quire-stroke"
          d="M3 4h2.2l2.1 10.2a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.1L20.5 8H6.2M9.5 20a.8.8 0 1 0 0-.1M17 20a.8.8 0 1 0 0-.1"
        />
      </svg>
      {isBusy ? <Spinner /> : !!count && <span className="quire-mini-cart__count">{count > 999 ? '999+' : count}</span>}
    </>
  );
  return href === undefined ? (
    <button
      ref={buttonRef}
      type="button"
      className="quire-mini-cart__badge"
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      {face}
    </button>
  ) : (
    <a className="quire-mini-cart__badge" aria-label={label} href={href}>
      {face}
    </a>
  );
}
