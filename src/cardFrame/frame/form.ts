import type { ToFrame, ToHost } from '../messages';
import { FRAME_TEXTS, type TextName } from '../texts';
import type { CardFrameTheme } from '../theme';
import { createCardFields } from './cardFields';
import { createTokeniser } from './tokeniser';

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

  const tokenise = createTokeniser({
    page,
    form,
    kind,
    timeoutMs: Number(timeoutMs),
    translate,
    post,
    isComplete: fields.validate,
    read: fields.read,
    forgetCode: () => fields.clear(['securityCode']),
    setBusy(isBusy) {
      fields.setReadOnly(isBusy);
      form.setAttribute('aria-busy', String(isBusy));
      announce(isBusy ? translate('working') : '');
    },
  });
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
