import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { GiftCardBalanceBody, PlacedOrderBody } from '../../../src/core/payment/contract/payment';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import { countAttempts, limits, waitOf } from '../accounts/limits';
import { ownerOf } from '../accounts/owner';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { lockCart } from '../cart/findCart';
import { decimal } from '../cart/price';
import type { Tx } from '../database/open';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { orderPath } from '../pages/checkout/orderPage';
import { contextIn } from '../pages/platform/formContext';
import { languageOf } from '../pages/platform/language';
import { leaveNotices } from '../pages/platform/notices';
import { completed, fieldsOf, saveAddress, suggestionFor } from '../payment/addresses';
import { captchaFailed, createCaptcha, isCaptchaPassed, tooManyCards } from '../payment/captcha';
import { applyCard, applyPurchaseOrder, lockCartToPay, removePayment, tokenOf } from '../payment/cartPayments';
import { checkoutBody, type PaymentPlaces } from '../payment/checkoutBody';
import {
  AddressesRequest,
  BalanceRequest,
  CaptchaRequest,
  CardChangeRequest,
  PaymentRequest,
  PlaceOrderRequest,
  SessionRequest,
} from '../payment/requests';
import { changeCard, noRoom, removeCard, saveCard } from '../payment/savedCards';
import { earlierOrderNotice, sellByApi } from '../payment/sellByApi';
import { giftCardBalance } from '../vault/charges';
import { cardLimits, openVaultSession } from '../vault/sessions';
import { hashOf, idempotencyKey } from './idempotencyKey';

/** The calls about payment. */
export function checkoutPaymentApi(placesFor: (c: ShopContext) => PaymentPlaces): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  /** Runs `work`, and responds with the payments of the cart and the messages that `work` returns. */
  const answer = (
    c: ShopContext,
    work: (tx: Tx, messages: MessageBody[]) => Promise<unknown> = async () => undefined,
  ) =>
    c.get('database').transaction(async (tx) => {
      const messages: MessageBody[] = [];
      await work(tx, messages);
      const body = await checkoutBody(tx, c.get('visitor'), placesFor(c));
      return c.json({ ...body, messages: [...(body.messages ?? []), ...messages] });
    });

  api.get('/checkout/default/payment', (c) => answer(c));
  api.post('/checkout/default/payment', async (c) => {
    const { cardPayment, purchaseOrderNumber } = await readJson(c, PaymentRequest);
    return answer(c, async (tx, messages) => {
      const visitor = c.get('visitor');
      const cart = await lockCartToPay(tx, visitor);
      if (cardPayment) messages.push(...(await applyCard(tx, cart, visitor, cardPayment)));
      if (purchaseOrderNumber) await applyPurchaseOrder(tx, cart, visitor, purchaseOrderNumber);
    });
  });
  api.delete('/checkout/default/payment/:id', (c) =>
    answer(c, async (tx) => removePayment(tx, await lockCart(tx, c.get('visitor')), c.req.param('id'))),
  );

  api.post('/checkout/default/shipping', async (c) => {
    const { addresses, isConfirmed } = await readJson(c, AddressesRequest);
    const suggestedAddress = isConfirmed ? undefined : addresses.map(suggestionFor).find(Boolean);
    if (!suggestedAddress) {
      return answer(c, async (tx) => {
        for (const address of addresses) await saveAddress(tx, ownerOf(c.get('visitor')), address);
      });
    }
    const body = await checkoutBody(c.get('database'), c.get('visitor'), placesFor(c));
    return c.json({ ...body, suggestedAddress });
  });

  api.post('/payment/captcha', async (c) => {
    const { paymentType } = await readJson(c, CaptchaRequest);
    const owner = ownerOf(c.get('visitor'));
    const { address } = c.get('client');
    const waitMs = await countAttempts(c.get('database'), [
      [limits.captchasOfOwner, owner],
      [limits.captchasFromAddress, address],
    ]);
    if (waitMs !== undefined) throw tooManyCards();
    return c.json(await c.get('database').transaction((tx) => createCaptcha(tx, owner, paymentType)));
  });
  api.post('/payment/session', async (c) => {
    const { paymentType, captchaData } = await readJson(c, SessionRequest);
    const owner = ownerOf(c.get('visitor'));
    const waitMs = await waitOf(c.get('database'), cardLimits({ owner, paymentType }, c.get('client').address));
    if (waitMs !== undefined) throw tooManyCards();
    const session = await c.get('database').transaction(async (tx) => {
      const isPassed = captchaData && (await isCaptchaPassed(tx, { ...captchaData, owner, paymentType }));
      if (isPassed === false) return undefined;
      return openVaultSession(tx, { owner, paymentType, hasPassedCaptcha: isPassed === true });
    });
    if (!session) throw captchaFailed();
    return c.json({ session });
  });

  api.post('/payment/cards', async (c) => {
    const { cardPayment } = await readJson(c, PaymentRequest);
    return answer(c, async (tx) => {
      const visitor = c.get('visitor');
      const token = await tokenOf(tx, visitor, cardPayment?.accountNumber);
      const { userNotes: nickname, isDefault = false, billingAddress } = cardPayment ?? {};
      await lockCart(tx, visitor); // without the lock, two concurrent calls would both be the first
      const id = await saveCard(tx, visitor, token, {
        nickname,
        isDefault,
        billingAddress: billingAddress && fieldsOf(completed(billingAddress)),
      });
      if (id === null) throw new Refusal(400, noRoom.code, noRoom.message);
    });
  });
  api.put('/payment/cards/:id', async (c) => {
    const { userNotes: nickname, isDefault, billingAddress } = (await readJson(c, CardChangeRequest)).cardPayment;
    const change = { nickname, isDefault, billingAddress: billingAddress && fieldsOf(billingAddress) };
    return answer(c, (tx) => changeCard(tx, c.get('visitor'), c.req.param('id'), change));
  });
  api.delete('/payment/cards/:id', (c) => answer(c, (tx) => removeCard(tx, c.get('visitor'), c.req.param('id'))));

  api.post('/payment/giftcard/balance', async (c) => {
    const { cardPayment } = await readJson(c, BalanceRequest);
    const database = c.get('database');
    const token = await tokenOf(database, c.get('visitor'), cardPayment.accountNumber);
    const balance = await giftCardBalance(database, token);
    if (typeof balance === 'string') throw new Refusal(400, balance, 'Please verify the card number and try again.');
    return c.json({
      balance: decimal(balance),
      currencyCode: 'USD',
      accountNumber: token.face.lastFour,
    } satisfies GiftCardBalanceBody);
  });

  api.post('/checkout/default/order', async (c) => {
    const request = await readJson(c, PlaceOrderRequest);
    const key = idempotencyKey(c) ?? randomUUID();
    const order = { ...request, key, requestHash: hashOf(request) };
    const texts = contextIn(languageOf(c));
    const placed = await sellByApi(c.get('database'), c.get('visitor'), order, texts);
    const notice = await earlierOrderNotice(c.get('database'), c.get('visitor'), placed, texts);
    if (notice) await leaveNotices(c, c.get('visitor').session.id, [notice]);
    const { number, isWaiting } = placed;
    return c.json({ order: { orderNumber: number, isWaiting, orderUrl: orderPath(number) } } satisfies PlacedOrderBody);
  });
  return api;
}
