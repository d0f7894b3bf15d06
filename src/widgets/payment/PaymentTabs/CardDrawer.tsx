import { type Ref, useRef, useState } from 'react';
import { canSaveCard, MAX_NICKNAME } from '../../../core/payment/rules/checkoutPayment';
import type { Address, Payment } from '../../../core/payment/rules/payment';
import { CARD_NOT_FOUND } from '../../../core/payment/rules/paymentFailure';
import { cardFieldsOf } from '../../../hooks/payment/cardFieldsOf';
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

function AddCard({ controller, kind, onClose }: CardDrawerProps) {
  const { translate, payment } = controller;
  const [about, setAbout] = useState<About>({
    nickname: '',
    isSaved: false,
    isDefault: false,
    billingAddress: undefined,
  });
  const [isTried, setTried] = useState(false);
  const nicknameField = useRef<HTMLInputElement>(null);
  const addressBox = useRef<HTMLDivElement>(null);
  const isPrepaid = kind === 'PREPAID_CARD';

  const entry = useCardEntry({
    kind,
    title: translate('frameTitle'),
    src: payment.frameUrl,
    timeoutMs: controller.timeoutMs,
    captchas: controller.captchas,
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
  const isTooLong = [...about.nickname.trim()].length > MAX_NICKNAME;

  async function save() {
    setTried(true);
    const isNicknameWrong = about.isSaved && isTooLong;
    if (about.billingAddress && !isNicknameWrong) await entry.submit();
    else if (!entry.validate(true)) return;
    else if (isNicknameWrong) nicknameField.current?.focus();
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
      <CardFields {...cardFieldsOf(entry, translate)} onEnter={() => void save()} />
      {!isPrepaid &&
        (canSaveCard(payment) ? (
          <Checkbox
            label={translate('rememberCard')}
            isChecked={about.isSaved}
            onChange={(isSaved) => setAbout({ ...about, isSaved })}
          />
        ) : (
          <p>{translate('cardLimit')}</p>
        ))}
      {about.isSaved && (
        <SavedCardFields
          about={about}
          inputRef={nicknameField}
          isTooLong={isTooLong}
          onChange={setAbout}
          controller={controller}
        />
      )}
      <BillingAddress
        controller={controller}
        box={addressBox}
        chosen={about.billingAddress}
        isMissing={isTried && !about.billingAddress}
        wantsEdit={entry.failure?.opensAddress === true}
        onChoose={(billingAddress) => setAbout((before) => ({ ...before, billingAddress }))}
      />
    </PaymentDrawer>
  );
}

type SavedCardFieldsProps<Shape> = {
  about: Shape;
  /** Ref to the field of the nickname. */
  inputRef: Ref<HTMLInputElement>;
  isTooLong: boolean;
  onChange: (about: Shape) => void;
  controller: PaymentController;
};

/** The nickname of a saved card [PAY-CARD-017], and whether it is the default card. */
function SavedCardFields<Shape extends Pick<About, 'nickname' | 'isDefault'>>({
  about,
  inputRef,
  isTooLong,
  onChange,
  controller,
}: SavedCardFieldsProps<Shape>) {
  const { translate } = controller;
  return (
    <>
      <Field
        label={translate('nickname')}
        value={about.nickname}
        inputRef={inputRef}
        error={isTooLong ? translate('nicknameTooLong', { max: MAX_NICKNAME }) : undefined}
        onType={(nickname) => onChange({ ...about, nickname })}
      />
      <Checkbox
        label={translate('makeDefault')}
        isChecked={about.isDefault}
        onChange={(isDefault) => onChange({ ...about, isDefault })}
      />
    </>
  );
}

function EditCard({ controller, card, isAddressWrong = false, onClose }: CardDrawerProps & { card: Payment }) {
  const { translate } = controller;
  const { nickname = '', isDefault, billingAddress } = card;
  const [about, setAbout] = useState({ nickname, isDefault, billingAddress });
  const { failure, report, forget } = usePaymentFailure();
  const nicknameField = useRef<HTMLInputElement>(null);
  const isTooLong = [...about.nickname.trim()].length > MAX_NICKNAME;

  async function save() {
    if (isTooLong) return nicknameField.current?.focus();
    forget();
    const { billingAddress: address, ...rest } = about;
    const outcome = await controller.tryAct((client) =>
      client.changeCard(card.id, { ...rest, ...(address && { billingAddress: address }) }),
    );
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
      <SavedCardFields
        about={about}
        inputRef={nicknameField}
        isTooLong={isTooLong}
        onChange={setAbout}
        controller={controller}
      />
      <BillingAddress
        controller={controller}
        chosen={about.billingAddress}
        isMissing={false}
        wantsEdit={isAddressWrong || failure?.opensAddress === true}
        onChoose={(address) => setAbout((before) => ({ ...before, billingAddress: address }))}
      />
    </PaymentDrawer>
  );
}
