import { useRef, useState } from 'react';
import { canSaveCard, MAX_NICKNAME } from '../../../core/payment/rules/checkoutPayment';
import type { Address, Payment } from '../../../core/payment/rules/payment';
import { CARD_NOT_FOUND } from '../../../core/payment/rules/paymentFailure';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { CardFields } from '../../../ui/overlays/CardFields';
import { BillingAddress } from './BillingAddress';
import { PaymentDrawer } from './PaymentDrawer';
import type { PaymentController } from './paymentController';
import { paymentName } from './paymentName';

export type CardDrawerProps = {
  controller: PaymentController;
  kind: 'CREDIT_CARD' | 'PREPAID_CARD';
  /**
   * If set, the drawer is in mode EDIT: it changes the saved card's details. Otherwise it is in mode ADD
   * [PAY-CARD-024].
   */
  card?: Payment | undefined;
  /** The shop rejects the card's address: it is edited first [PAY-CODE-004]. */
  isAddressWrong?: boolean;
  onClose: () => void;
};

const NAMES = { CREDIT_CARD: 'add_credit_card_drawer', PREPAID_CARD: 'mmop_pc_drawer' } as const;

/** A drawer for a card: a new card, or changes to a saved one [SCR-019, PAY-CARD-024]. */
export function CardDrawer(props: CardDrawerProps) {
  return props.card ? <EditCard {...props} card={props.card} /> : <AddCard {...props} />;
}

/** Details of a card that the customer enters outside the vault's frame. */
type About = { nickname: string; isSaved: boolean; isDefault: boolean; billingAddress: Address | undefined };

const NEW: About = { nickname: '', isSaved: false, isDefault: false, billingAddress: undefined };

function useAbout(first: About) {
  const [about, setAbout] = useState(first);
  const nicknameField = useRef<HTMLInputElement>(null);
  return {
    about,
    change: (to: Partial<About>) => setAbout((before) => ({ ...before, ...to })),
    nicknameField,
    isTooLong: about.isSaved && [...about.nickname.trim()].length > MAX_NICKNAME,
  };
}

function AddCard({ controller, kind, onClose }: CardDrawerProps) {
  const { translate, payment } = controller;
  const details = useAbout(NEW);
  const { about, change, nicknameField, isTooLong } = details;
  const [isTried, setTried] = useState(false);
  const addressBox = useRef<HTMLDivElement>(null);
  const isPrepaid = kind === 'PREPAID_CARD';

  const entry = useCardEntry({
    ...controller.cardForm,
    kind,
    title: translate('frameTitle'),
    hasAddress: true,
    onSubmit: () => void save(),
    async onToken({ token }) {
      const { nickname, isSaved, isDefault, billingAddress } = about;
      const outcome = await controller.tryAct((client) =>
        client.apply({
          kind,
          token,
          isSaved,
          ...(isSaved && { nickname, isDefault }),
          ...(billingAddress && { billingAddress }),
        }),
      );
      if (outcome === 'done') onClose();
      return outcome;
    },
  });

  async function save() {
    setTried(true);
    if (about.billingAddress && !isTooLong) await entry.submit();
    else if (!entry.validate(true)) return;
    else if (isTooLong) nicknameField.current?.focus();
    else addressBox.current?.querySelector<HTMLElement>('input, button')?.focus();
  }

  return (
    <PaymentDrawer
      name={NAMES[kind]}
      title={translate(isPrepaid ? 'addPrepaidTitle' : 'addCardTitle')}
      saveLabel={translate('saveCard')}
      isBusy={entry.isBusy}
      onSave={() => void save()}
      onClose={onClose}
      translate={translate}
    >
      <CardFields {...entry.fields} />
      {!isPrepaid &&
        (canSaveCard(payment) ? (
          <Checkbox
            label={translate('rememberCard')}
            isChecked={about.isSaved}
            onChange={(isSaved) => change({ isSaved })}
          />
        ) : (
          <p>{translate('cardLimit')}</p>
        ))}
      {about.isSaved && <SavedCardFields {...details} translate={translate} />}
      <BillingAddress
        controller={controller}
        box={addressBox}
        chosen={about.billingAddress}
        isMissing={isTried && !about.billingAddress}
        wantsEdit={entry.failure?.opensAddress === true}
        onChoose={(billingAddress) => change({ billingAddress })}
      />
    </PaymentDrawer>
  );
}

type SavedCardFieldsProps = ReturnType<typeof useAbout> & Pick<PaymentController, 'translate'>;

/** The nickname of a saved card [PAY-CARD-017], and whether it is the default card. */
function SavedCardFields({ about, change, nicknameField, isTooLong, translate }: SavedCardFieldsProps) {
  return (
    <>
      <Field
        label={translate('nickname')}
        value={about.nickname}
        inputRef={nicknameField}
        error={isTooLong ? translate('nicknameTooLong', { max: MAX_NICKNAME }) : undefined}
        onType={(nickname) => change({ nickname })}
      />
      <Checkbox
        label={translate('makeDefault')}
        isChecked={about.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
    </>
  );
}

function EditCard({ controller, card, isAddressWrong = false, onClose }: CardDrawerProps & { card: Payment }) {
  const { translate } = controller;
  const { nickname = '', isDefault, billingAddress } = card;
  const details = useAbout({ nickname, isSaved: true, isDefault, billingAddress });
  const { about, change, nicknameField, isTooLong } = details;
  const { failure, report, forget } = usePaymentFailure();

  async function save() {
    if (isTooLong) return nicknameField.current?.focus();
    forget();
    const { isSaved: _, ...changed } = about;
    const outcome = await controller.tryAct((client) => client.changeCard(card.id, changed));
    if (outcome === 'ignored') return;
    if (outcome !== 'done' && outcome.code !== CARD_NOT_FOUND) return void report(outcome.code, { hasAddress: true });
    onClose();
    // the drawer has nothing left to edit: the failure is shown with the other cards
    if (outcome !== 'done') controller.report(outcome.code);
  }

  return (
    <PaymentDrawer
      name="edit_credit_card_drawer"
      title={translate('editCardTitle')}
      saveLabel={translate('saveChanges')}
      isBusy={controller.isBusy}
      onSave={() => void save()}
      onClose={onClose}
      translate={translate}
    >
      <FailureNotice failure={failure} onRetry={() => void save()} />
      <p className="quire-payment-tabs__name">{paymentName(card, translate)}</p>
      <SavedCardFields {...details} translate={translate} />
      <BillingAddress
        controller={controller}
        chosen={about.billingAddress}
        isMissing={false}
        wantsEdit={isAddressWrong || failure?.opensAddress === true}
        onChoose={(address) => change({ billingAddress: address })}
      />
    </PaymentDrawer>
  );
}
