import { useRef, useState } from 'react';
import { MAX_NICKNAME } from '../../../core/payment/rules/checkoutPayment';
import type { Address } from '../../../core/payment/rules/payment';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import type { PaymentController } from './paymentController';

/** What the customer says about a card outside of the vault's frame. */
type Details = { nickname: string; isSaved: boolean; isDefault: boolean; billingAddress: Address | undefined };

export function useCardDetails(first: Details) {
  const [details, setDetails] = useState(first);
  const nicknameField = useRef<HTMLInputElement>(null);
  return {
    details,
    change: (to: Partial<Details>) => setDetails((before) => ({ ...before, ...to })),
    nicknameField,
    isTooLong: details.isSaved && [...details.nickname.trim()].length > MAX_NICKNAME,
  };
}

type SavedCardFieldsProps = ReturnType<typeof useCardDetails> & Pick<PaymentController, 'translate'>;

/** The nickname of a saved card [PAY-CARD-017], and whether it is the default card. */
export function SavedCardFields({ details, change, nicknameField, isTooLong, translate }: SavedCardFieldsProps) {
  return (
    <>
      <Field
        label={translate('nickname')}
        value={details.nickname}
        inputRef={nicknameField}
        error={isTooLong ? translate('nicknameTooLong', { max: MAX_NICKNAME }) : undefined}
        onType={(nickname) => change({ nickname })}
      />
      <Checkbox
        label={translate('makeDefault')}
        isChecked={details.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
    </>
  );
}
