import { useState } from 'react';
import { MAX_NICKNAME } from '../../../core/payment/rules/card/nickname';
import { canKeepCard } from '../../../core/payment/rules/checkoutPayment';
import type { Address, Payment } from '../../../core/payment/rules/payment';
import { CARD_NOT_FOUND } from '../../../core/payment/rules/paymentFailure';
import { cardFieldsOf } from '../../../hooks/payment/cardFieldsOf';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { CardFields } from '../../../ui/overlays/CardFields';
import { Drawer } from '../../../ui/overlays/Drawer';
import { BillingAddress } from './BillingAddress';
import type { PaymentDesk } from './paymentDesk';
import { paymentName } from './paymentName';

export type CardDrawerProps = {
  desk: PaymentDesk;
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
type About = { nickname: string; isKept: boolean; isDefault: boolean; billingAddress: Address | undefined };

function AddCard({ desk, kind, onClose }: CardDrawerProps) {
  const { say, payment } = desk;
  const [about, setAbout] = useState<About>({
    nickname: '',
    isKept: false,
    isDefault: false,
    billingAddress: undefined,
  });
  const [isTried, setTried] = useState(false);
  const isPrepaid = kind === 'PREPAID_CARD';
  useDrawerNews(NAMES[kind], true, {});

  const entry = useCardEntry({
    kind,
    title: say('frameTitle'),
    src: payment.frameUrl,
    timeoutMs: desk.timeoutMs,
    captchas: desk.captchas,
    hasAddress: true,
    onSubmit: () => void save(),
    async onToken({ token }) {
      const { nickname, isKept, isDefault, billingAddress } = about;
      const outcome = await desk.tryAct((client) =>
        client.apply({
          kind,
          token,
          isKept,
          ...(isKept && { nickname, isDefault }),
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
    if (about.billingAddress && !(about.isKept && isTooLong)) await entry.submit();
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      name={NAMES[kind]}
      title={say(isPrepaid ? 'addPrepaidTitle' : 'addCardTitle')}
      closeLabel={say('close')}
      isBusy={entry.isWorking}
      footer={
        <SaveOrCancel
          saveLabel={say('saveCard')}
          cancelLabel={say('cancel')}
          isBusy={entry.isWorking}
          onSave={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <div className="quire-payment-tabs__form">
        <CardFields {...cardFieldsOf(entry, say)} onEnter={() => void save()} />
        {!isPrepaid &&
          (canKeepCard(payment) ? (
            <Checkbox
              label={say('keep')}
              isChecked={about.isKept}
              onChange={(isKept) => setAbout({ ...about, isKept })}
            />
          ) : (
            <p>{say('cardLimit')}</p>
          ))}
        {about.isKept && <KeptAs about={about} isTooLong={isTooLong} onChange={setAbout} desk={desk} />}
        <BillingAddress
          desk={desk}
          chosen={about.billingAddress}
          isMissing={isTried && !about.billingAddress}
          wantsEdit={entry.failure?.opensAddress === true}
          onChoose={(billingAddress) => setAbout((before) => ({ ...before, billingAddress }))}
        />
      </div>
    </Drawer>
  );
}

type KeptAsProps<Shape> = {
  about: Shape;
  isTooLong: boolean;
  onChange: (about: Shape) => void;
  desk: PaymentDesk;
};

/** The nickname of a saved card [PAY-CARD-017], and whether it is the default card. */
function KeptAs<Shape extends Pick<About, 'nickname' | 'isDefault'>>({
  about,
  isTooLong,
  onChange,
  desk,
}: KeptAsProps<Shape>) {
  const { say } = desk;
  return (
    <>
      <Field
        label={say('nickname')}
        value={about.nickname}
        error={isTooLong ? say('nicknameTooLong', { max: MAX_NICKNAME }) : undefined}
        onType={(nickname) => onChange({ ...about, nickname })}
      />
      <Checkbox
        label={say('makeDefault')}
        isChecked={about.isDefault}
        onChange={(isDefault) => onChange({ ...about, isDefault })}
      />
    </>
  );
}

function EditCard({ desk, card, isAddressWrong = false, onClose }: CardDrawerProps & { card: Payment }) {
  const { say } = desk;
  const { nickname = '', isDefault, billingAddress } = card;
  const [about, setAbout] = useState({ nickname, isDefault, billingAddress });
  const { failure, tell, forget } = usePaymentFailure();
  const isTooLong = [...about.nickname.trim()].length > MAX_NICKNAME;
  useDrawerNews('edit_credit_card_drawer', true, {});

  async function save() {
    if (isTooLong) return;
    forget();
    const { billingAddress: address, ...rest } = about;
    const outcome = await desk.tryAct((client) =>
      client.changeCard(card.id, { ...rest, ...(address && { billingAddress: address }) }),
    );
    if (outcome === 'busy') return;
    if (outcome !== 'done' && outcome.code !== CARD_NOT_FOUND) return void tell(outcome.code, { hasAddress: true });
    onClose();
    // the drawer has nothing left to edit: the failure is shown with the other cards
    if (outcome !== 'done') desk.tell(outcome.code);
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      name="edit_credit_card_drawer"
      title={say('editCardTitle')}
      closeLabel={say('close')}
      isBusy={desk.isBusy}
      footer={
        <SaveOrCancel
          saveLabel={say('saveChanges')}
          cancelLabel={say('cancel')}
          isBusy={desk.isBusy}
          onSave={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <div className="quire-payment-tabs__form">
        <div role="alert">
          <FailureNotice failure={failure} onRetry={() => void save()} />
        </div>
        <p className="quire-payment-tabs__name">{paymentName(card, say)}</p>
        <KeptAs about={about} isTooLong={isTooLong} onChange={setAbout} desk={desk} />
        <BillingAddress
          desk={desk}
          chosen={about.billingAddress}
          isMissing={false}
          wantsEdit={isAddressWrong || failure?.opensAddress === true}
          onChoose={(address) => setAbout((before) => ({ ...before, billingAddress: address }))}
        />
      </div>
    </Drawer>
  );
}
