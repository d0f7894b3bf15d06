import { addStatus } from '../../../../core/cart/rules/adding/addStatus';
import type { LineItem } from '../../../../core/cart/rules/cart';
import { genericMessage } from '../../../../core/platform/rules/genericMessage';
import { useHardAlternates, useKeepOriginal } from '../../../../hooks/cart/useHardAlternates';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { Button } from '../../../../ui/controls/Button';
import { substituteMessages } from '../substituteMessages';

export type SubstituteProps = { line: LineItem; original: { sku: string; name: string } };

/** The actions of a line that replaces a requested product. */
export function Substitute({ line, original }: SubstituteProps) {
  return (
    <>
      <KeepOriginal line={line} original={original} />
      <HideAlternates name={line.name} />
    </>
  );
}

/** Puts the requested product into the cart in place of its substitute [DEC-Q506]. */
function KeepOriginal({ line, original }: SubstituteProps) {
  const translate = useMessages('cart-page', substituteMessages);
  const { settings, locale } = useStorefront();
  const keep = useKeepOriginal();
  const overrides = settings.messages.cart;
  const refusal = keep.data
    ? addStatus(keep.data, overrides, locale)?.texts.join(' ')
    : genericMessage('changeFailed', overrides);
  return (
    <>
      <Button
        kind="plain"
        isBusy={keep.isPending}
        label={translate('keepOriginalNamed', original)}
        onClick={() => keep.mutate({ line, sku: original.sku })}
      >
        {translate('keepOriginal')}
      </Button>
      <p role="alert" className="quire-bad">
        {keep.status === 'error' && refusal}
      </p>
    </>
  );
}

/** Stops the shop from offering alternates for 30 days. Disappears after use [CART-UPD-017, CART-UPD-018]. */
function HideAlternates({ name }: { name: string }) {
  const translate = useMessages('cart-page', substituteMessages);
  const { isOffered, hide } = useHardAlternates();

  if (!isOffered) return null;
  return (
    <>
      {hide.status !== 'success' && (
        <Button
          kind="plain"
          isBusy={hide.status === 'pending'}
          label={translate('hideAlternatesNamed', { name })}
          onClick={() => hide.mutate()}
        >
          {translate('hideAlternates')}
        </Button>
      )}
      <p role="status" className="quire-cart-page__quiet">
        {hide.status === 'success'
          ? translate('alternatesHidden')
          : hide.status === 'error' && translate('alternatesNotHidden')}
      </p>
    </>
  );
}
