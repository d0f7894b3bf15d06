import type { BrowserContext, FrameLocator } from 'playwright';
import { build } from 'vite';

import type { CardFrameState, TokenAnswer } from '../../../src/cardFrame/host';
import { configElement, legacyPage } from './legacyPage';
import { testServers } from './testServers';
import { type Visit, type VisitOptions, visit } from './visit';

/** The global of a test's page with the card form's functions. */
type Bench = {
  mountCardFrame: typeof import('../../../src/cardFrame/host').mountCardFrame;
  frame: ReturnType<typeof import('../../../src/cardFrame/host').mountCardFrame>;
  submits: number;
  marker: string;
};

/** A page with the card form, and a field before and after it. */
export type CardForm = Visit & {
  fields: FrameLocator;
  state(): Promise<CardFrameState>;
  submits(): Promise<number>;
  /** Uses a session of the shop, or any other string. */
  tokenise(session?: string): Promise<TokenAnswer>;
  /** Fills in the card, field by field; not the number if it is empty. */
  type(card: { number: string; expiry?: string; code?: string }): Promise<void>;
};

let host: Promise<string> | undefined;

/** The page's half of the card form, bundled as one script. */
async function hostScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/cardFrame/host.ts', formats: ['iife'], name: 'CardBench' } },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the card form was not built');
  return chunk.code;
}

export type CardFormOptions = VisitOptions & {
  kind?: 'CREDIT_CARD' | 'GIFT_CARD';
  timeoutMs?: number;
  direction?: 'rtl';
  src?: string;
  /** Headers of the page. */
  headers?: Record<string, string>;
  /** Additional HTML of the page. */
  body?: string;
};

export const frameAddress = () => `${testServers().vaultOrigin}/card-frame.html`;

/** Opens a page of the shop with a card form. It is mounted when this resolves, but may not be ready yet. */
export async function cardForm(options: CardFormOptions = {}): Promise<CardForm> {
  const {
    kind = 'CREDIT_CARD',
    timeoutMs,
    direction,
    src = frameAddress(),
    headers = {},
    body = '',
    ...rest
  } = options;
  host ??= hostScript();
  const cardOptions = JSON.stringify({
    src,
    kind,
    title: 'Card details',
    ...(timeoutMs && { timeoutMs }),
    ...(direction && { direction }),
  });
  const html = legacyPage(
    `<button>Before</button><div id="card"></div><button>After</button>${body}
    <script>${await host}</script>
    <script>
      CardBench.submits = 0;
      CardBench.marker = ['page', 'marker', crypto.randomUUID()].join('-');
      CardBench.frame = CardBench.mountCardFrame(document.querySelector('#card'),
        { ...${cardOptions}, onSubmit: () => { CardBench.submits += 1; } });
    </script>`,
    { head: configElement() },
  ).replace('var CardBench=', 'window.CardBench=');
  const shop = await visit('/legacy', { ...rest, pages: { '/legacy': { html, headers } } });
  const fields = shop.page.frameLocator('#card iframe');

  async function session(): Promise<string> {
    const answer = await shop.context.request.post('/cc/api/payment/session', { data: { paymentType: kind } });
    return (await answer.json()).session.id;
  }

  return {
    ...shop,
    fields,
    state: () => shop.page.evaluate(() => (window as unknown as { CardBench: Bench }).CardBench.frame.state()),
    submits: () => shop.page.evaluate(() => (window as unknown as { CardBench: Bench }).CardBench.submits),
    async tokenise(sessionId) {
      const id = sessionId ?? (await session());
      return shop.page.evaluate((it) => (window as unknown as { CardBench: Bench }).CardBench.frame.tokenise(it), id);
    },
    async type({ number, expiry = '1230', code = '123' }) {
      if (number) await fields.getByRole('textbox').first().fill(number);
      if (kind === 'CREDIT_CARD') await fields.getByLabel('Expiration date').fill(expiry);
      await fields.getByLabel(kind === 'CREDIT_CARD' ? 'Security code' : 'PIN').fill(code);
    },
  };
}

/** Overrides the vault's responses, first one first. After the last, requests reach the vault. */
export function interceptVault(
  outcomes: ('abort' | 'lose' | { status: number; code: string })[],
): (context: BrowserContext) => Promise<unknown> {
  return (context) =>
    context.route('**/cc/api/tdprocess', async (route) => {
      const outcome = outcomes.shift();
      if (outcome === undefined) return route.continue();
      if (outcome === 'lose') await route.fetch();
      if (outcome === 'abort' || outcome === 'lose') return route.abort('connectionreset');
      const messages = [{ code: outcome.code, type: 'ERROR' }];
      return route.fulfill({
        status: outcome.status,
        contentType: 'application/json',
        body: JSON.stringify({ messages }),
      });
    });
}
