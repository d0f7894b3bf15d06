import { checkExpiry } from '../../core/payment/rules/card/expiry';
import { type CardKind, checkCardNumber } from '../../core/payment/rules/card/number';
import { digitsOf } from '../../core/platform/rules/digits';
import type { CardField, ToFrame, ToHost, TokenFailure } from '../messages';
import { FRAME_TEXTS, type TextName } from '../texts';
import type { CardFrameTheme } from '../theme';
import { callVault, type VaultAnswer } from './callVault';
import { createCardFields } from './cardFields';
import { openChallenge } from './challenge';

type Configuration = Extract<ToFrame, { kind: 'configure' }>;

/** Handles the messages of the page after its configuration. */
export type Form = (message: Exclude<ToFrame, Configuration>) => void;

/**
 * Renders the card form in a document of its own, in the page's configuration, and reports its state to the page, only
 * in messages of the table.
 */
export function createForm(page: Document, configuration: Configuration, post: (message: ToHost) => void): Form {
  const { form: kind, locale, direction, texts, timeoutMs } = configuration;
  const translate = (name: TextName) => texts[name] ?? FRAME_TEXTS[name];
  page.documentElement.lang = locale;
  page.documentElement.dir = direction;
  wear(page, configuration.theme);

  const form = page.createElement('form');
  form.noValidate = true;
  const voice = page.createElement('p');
  voice.className = 'voice';
  voice.setAttribute('role', 'status');
  const announce = (text: string) => {
    voice.textContent = text;
  };
  const fields = createCardFields(page, { kind, translate, post: onlyChanges(post), announce });
  // Enter in a field submits a form only if it has a submit button
  const submit = page.createElement('button');
  submit.hidden = true;
  form.append(...fields.rows, submit, voice);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    post({ kind: 'submit' });
  });
  page.body.replaceChildren(form);

  let isPending = false;

  function setBusy(isBusy: boolean): void {
    isPending = isBusy;
    fields.setReadOnly(isBusy);
    form.setAttribute('aria-busy', String(isBusy));
    announce(isBusy ? translate('working') : '');
  }

  async function challenged(url: string, transaction: string, session: string): Promise<VaultAnswer | TokenFailure> {
    const labels = { title: translate('challenge'), leave: translate('leave') };
    post({ kind: 'challenge', isOpen: true });
    form.hidden = true;
    try {
      const end = await openChallenge(page, { url, transaction, timeoutMs: Number(timeoutMs), labels });
      return end === 'done' ? await callVault({ session, transactionId: transaction }) : end;
    } finally {
      form.hidden = false;
      post({ kind: 'challenge', isOpen: false });
    }
  }

  async function answerFor(session: string): Promise<VaultAnswer | TokenFailure> {
    const first = await callVault({ session, ...cardOf(fields.read, kind) });
    // the code may be used only once
    fields.clear(['securityCode']);
    if (typeof first === 'string' || !('challengeUrl' in first)) return first;
    return challenged(first.challengeUrl, first.transactionId, session);
  }

  /** Exchanges a card for a token, one at a time, and opens the bank's challenge if the vault requires it [PAY-FORM-007]. */
  async function tokenise({ request, session }: Extract<ToFrame, { kind: 'tokenise' }>): Promise<void> {
    const fail = (code: TokenFailure) => post({ kind: 'failed', request, code });
    if (isPending) return fail('BUSY');
    if (!fields.validate()) return fail('CARD_INCOMPLETE');
    setBusy(true);
    const answer = await answerFor(session);
    setBusy(false);
    if (typeof answer === 'string') return fail(answer);
    if ('challengeUrl' in answer) return fail('CHALLENGE_FAILED');
    const { token, brand, lastFour, month, year } = answer;
    post({ kind: 'tokenised', request, token, brand, lastFour, month, year });
  }

  followHeight(page, post);
  page.defaultView?.addEventListener('pagehide', () => fields.clear());
  post({ kind: 'mounted' });
  fields.report();

  return (message) => {
    if (message.kind === 'focus') fields.focus(message.field);
    else if (message.kind === 'validate') fields.validate();
    else void tokenise(message);
  };
}

function onlyChanges(post: (message: ToHost) => void): (message: ToHost) => void {
  let previous = '';
  return (message) => {
    const now = JSON.stringify(message);
    if (now !== previous) post(message);
    previous = now;
  };
}

/** Every value has already passed the message table, as a colour, a length or a font name. */
function wear({ documentElement }: Document, theme: CardFrameTheme): void {
  for (const [name, value] of Object.entries(theme)) {
    documentElement.style.setProperty(`--${name}`, value);
  }
}

function followHeight({ body }: Document, post: (message: ToHost) => void): void {
  const postChange = onlyChanges(post);
  new ResizeObserver(() => {
    const height = Math.min(2000, Math.ceil(body.getBoundingClientRect().height));
    postChange({ kind: 'resize', height });
  }).observe(body);
}

/** The fields in the vault's request format [PAY-FORM-001]. */
function cardOf(read: (field: CardField) => string, paymentType: CardKind): Record<string, string> {
  const cvv = digitsOf(read('securityCode'));
  if (paymentType === 'GIFT_CARD') return { paymentType, accountNumber: digitsOf(read('number')), cvv };
  const number = checkCardNumber(read('number'));
  const expiry = checkExpiry(read('expiry'));
  return {
    paymentType,
    cvv,
    ...(number.ok && { accountNumber: number.number }),
    ...(expiry.ok && { expiryMonth: expiry.month, expiryYear: expiry.year }),
  };
}
