import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { idempotencyKey } from '../api/idempotencyKey';
import type { Database } from '../database/open';
import { vaultChallenges } from '../database/schema';
import { type ClientEnv, type IsTrusted, knowClient } from '../http/client';
import { readForm, readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { bankScriptHash, confirmationPage, decidedPage } from './bankPage';
import { bankPolicy, type FrameFiles, framePolicy, vaultHeaders } from './frameHeaders';
import { TokenRequest, tokenise } from './tokenise';

export type VaultOptions = {
  database: Database;
  /** Folder of the built script, which contains the frame's files. */
  browserFiles: string;
  /** The vault's own origin. */
  origin(): string;
  /** Origins of the shops whose pages may frame it. */
  shops(): readonly string[];
  /** The proxies whose forwarded headers are true. */
  isTrusted?: IsTrusted | undefined;
};

const largestBodyBytes = 8 * 1024;
const Decision = v.object({ decision: v.picklist(['YES', 'NO']) });

/**
 * The only server that ever receives a card. It serves the card frame from its own origin, exchanges cards for tokens,
 * and neither stores nor logs numbers and codes. It sets no cookies.
 */
export function createVault({
  database,
  browserFiles,
  origin,
  shops,
  isTrusted = () => false,
}: VaultOptions): Hono<ClientEnv> {
  const vault = new Hono<ClientEnv>();
  vault.onError(answerVaultError);
  vault.use(knowClient(isTrusted));
  vault.use(bodyLimit({ maxSize: largestBodyBytes }));
  vault.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(vaultHeaders)) c.header(name, value);
  });

  vault.get('/card-frame.html', async (c) => {
    const files = await frameFiles(browserFiles);
    const text = await readFile(join(browserFiles, files.document), 'utf8');
    const document = text.replace('-origins" content=""', `-origins" content="${shops().join(' ')}"`);
    return c.html(document, 200, framePolicy(origin(), files, shops()));
  });
  vault.get('/:file{card-frame-[\\w-]+\\.(js|css)}', async (c) => {
    const name = c.req.param('file');
    const files = await frameFiles(browserFiles);
    if (name !== files.script && name !== files.sheet) return c.text('Not found', 404);
    const content = await readFile(join(browserFiles, name));
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  vault.post('/cc/api/tdprocess', async (c) => {
    if (c.req.header('origin') !== origin()) throw new Refusal(403, 'FOREIGN_ORIGIN', 'Only the card frame may ask');
    const request = await readJson(c, TokenRequest);
    const key = idempotencyKey(c);
    const answer = await database.transaction((tx) => tokenise(tx, request, { key, address: c.get('client').address }));
    if ('refusal' in answer) throw new Refusal(400, answer.refusal, 'There is no token for this card');
    c.header('Cache-Control', 'no-store');
    return c.json('challengeUrl' in answer ? { ...answer, challengeUrl: `${origin()}${answer.challengeUrl}` } : answer);
  });

  vault.get('/acs/:transaction', (c) =>
    c.html(confirmationPage(transactionOf(c)), 200, bankPolicy(origin(), bankScriptHash, shops())),
  );
  vault.post('/acs/:transaction', async (c) => {
    const { decision } = await readForm(c, Decision);
    const transaction = transactionOf(c);
    // the first decision counts
    const isOpen = and(eq(vaultChallenges.transaction, transaction), isNull(vaultChallenges.decision));
    await database.transaction((tx) => tx.update(vaultChallenges).set({ decision }).where(isOpen));
    return c.html(decidedPage(transaction), 200, bankPolicy(origin(), bankScriptHash, shops()));
  });
  return vault;
}

function transactionOf(c: Context): string {
  const transaction = c.req.param('transaction') ?? '';
  if (!/^[a-z]{1,64}$/.test(transaction)) throw new Refusal(404, 'NOT_FOUND', 'No such page');
  return transaction;
}

/** Logs only the name of an error, because its message and its request may contain a card. */
function answerVaultError(error: Error, c: Context): Response {
  if (error instanceof Refusal) {
    const { status, code } = error;
    const text = code === 'INVALID_DATA_ITEM' ? 'The request cannot be parsed' : error.message;
    return c.json({ status, messages: [{ code, type: 'ERROR', message: text }] }, status);
  }
  console.error(`The vault failed: ${error.name}`);
  return c.json({ status: 500, messages: [{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }] }, 500);
}

async function frameFiles(folder: string): Promise<FrameFiles> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const { document, script, sheet, files } = manifest.cardFrame;
  return { document, script, sheet, scriptIntegrity: files[script].integrity };
}
