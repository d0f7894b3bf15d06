import {
  isBoundedString,
  isRecord,
  type VendorApproval,
  type VendorContact,
  vendorContact,
} from '../core/payment/rules/vendorPayment';

/** What a vendor receives about the payment; `amount` is a decimal string. */
export type AuthorizationRequest = { amount: string; currency: string; clientToken?: string };

/**
 * The outcome of an authorization: `cancelled` after `teardown`, `timeout` if the vendor did not respond in time,
 * `redirected` if the page itself navigates to the vendor and the customer returns through the page with
 * VendorPaymentReturn.
 */
export type VendorEnd =
  | { end: 'approved'; approval: Omit<VendorApproval, 'type'> }
  | { end: 'declined' | 'cancelled' | 'timeout' | 'redirected' };

export type VendorWindow = {
  /** Prepares everything that `authorize` needs; rejects if that is not available. */
  load(): Promise<void>;
  /**
   * Asks the customer for approval at the vendor. Call it inside a click handler, so that it may open a window; it
   * never rejects. `onLost` is called if the vendor's window can no longer be observed. That proves nothing: the window
   * may be open in another browsing context, and its approval may still arrive here, or at the shop through the page
   * that the vendor returns to.
   */
  authorize(request: AuthorizationRequest, onLost: () => void): Promise<VendorEnd>;
  /** Cancels a pending authorization, which then resolves as `cancelled`. */
  teardown(): void;
};

type VendorWindowOptions = {
  timeoutMs?: number | undefined;
  /** Of the wallet, whose window also receives this token of the shop [PAY-AUTH-009]. */
  clientToken?: (() => Promise<string>) | undefined;
};

/** How long a vendor's window may take to report that it is ready. */
export const VENDOR_TIMEOUT_MS = 8_000;

/** How often to check whether the window looks closed; browsers send no event for it. */
const LOOK_EVERY_MS = 400;

/** A vendor posts its outcome and closes its window immediately. The message usually arrives this soon afterwards. */
const LAST_MESSAGE_MS = 1_000;

const SHAPE = 'popup,width=480,height=680';

/**
 * A vendor with a payment page on another origin, which opens in its own window. The window posts `vendorReady` with
 * the nonce from its URL fragment, receives the amount, and posts `vendorEnd`. Messages are accepted only from that
 * window, that origin and that nonce. If the browser blocks the window, the page itself navigates to the vendor.
 *
 * A window that looks closed may be open: the page or the vendor may have cut it off with a Cross-Origin-Opener-Policy.
 * It is then reported as lost, and its messages are still accepted.
 */
export function createVendorWindow(
  url: string,
  { timeoutMs = VENDOR_TIMEOUT_MS, clientToken }: VendorWindowOptions,
): VendorWindow {
  let giveUp: (() => void) | undefined;
  let token: string | undefined;
  return {
    async load() {
      token = await clientToken?.();
    },
    authorize(request, onLost) {
      giveUp?.();
      const nonce = crypto.randomUUID();
      const opened = window.open(`${url}#${nonce}`, '_blank', SHAPE);
      if (!opened) {
        location.assign(url);
        return Promise.resolve({ end: 'redirected' });
      }
      const { origin } = new URL(url);
      return new Promise((resolve) => {
        function finish(end: VendorEnd): void {
          clearTimeout(late);
          clearInterval(look);
          clearTimeout(last);
          removeEventListener('message', handleMessage);
          opened?.close();
          resolve(clientToken ? ofWallet(end) : end);
        }

        function handleMessage({ source, origin: from, data }: MessageEvent): void {
          const message = source === opened && from === origin ? readVendorMessage(data, nonce) : undefined;
          if (message?.kind === 'ready') {
            clearTimeout(late);
            const asked = { ...request, ...(token && { clientToken: token }) };
            opened?.postMessage({ kind: 'vendorAsk', nonce, ...asked }, origin);
          } else if (message) finish(message.end);
        }

        const late = setTimeout(() => finish({ end: 'timeout' }), timeoutMs);
        let last: ReturnType<typeof setTimeout> | undefined;
        const look = setInterval(() => {
          if (!opened.closed) return;
          clearInterval(look);
          clearTimeout(late);
          last = setTimeout(onLost, LAST_MESSAGE_MS);
        }, LOOK_EVERY_MS);
        addEventListener('message', handleMessage);
        giveUp = () => finish({ end: 'cancelled' });
      });
    },
    teardown: () => giveUp?.(),
  };
}

/** Marks the addresses of an approval as the wallet's own [PAY-VEND-005]. */
function ofWallet(end: VendorEnd): VendorEnd {
  if (end.end !== 'approved') return end;
  const { billingAddress, shippingAddress } = end.approval;
  const marked = (contact: VendorContact | undefined) => contact && { ...contact, isOfWallet: true };
  const addresses = { billingAddress: marked(billingAddress), shippingAddress: marked(shippingAddress) };
  return { ...end, approval: { ...end.approval, ...addresses } };
}

/** A message from a vendor's window: it is ready, or the authorization has ended. */
type VendorMessage = { kind: 'ready' } | { kind: 'end'; end: VendorEnd };

const APPROVAL_FIELDS = ['nonce', 'payerId', 'payerEmail', 'deviceData', 'callId', 'encPaymentData', 'apiKey'] as const;
const CONTACTS = ['billingAddress', 'shippingAddress'] as const;

/** Parses a message that carries this nonce. An approval keeps only its known fields. Undefined for anything else. */
export function readVendorMessage(data: unknown, nonce: string): VendorMessage | undefined {
  const message = isRecord(data) && data['nonce'] === nonce ? data : {};
  if (message['kind'] === 'vendorReady') return { kind: 'ready' };
  if (message['kind'] !== 'vendorEnd') return undefined;
  if (message['end'] === 'declined') return { kind: 'end', end: { end: 'declined' } };
  const approval = message['approval'];
  if (message['end'] !== 'approved' || !isRecord(approval)) return undefined;
  const fields = APPROVAL_FIELDS.flatMap((name) => (isBoundedString(approval[name]) ? [[name, approval[name]]] : []));
  const contacts = CONTACTS.flatMap((name) => {
    const contact = vendorContact(approval[name]);
    return contact ? [[name, contact]] : [];
  });
  return { kind: 'end', end: { end: 'approved', approval: Object.fromEntries([...fields, ...contacts]) } };
}
