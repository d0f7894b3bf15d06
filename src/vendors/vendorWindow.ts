import { isBoundedString, isRecord, type VendorApproval, vendorContact } from '../core/payment/rules/vendorPayment';

/** What a vendor receives about the payment; `amount` is a decimal string, and `clientToken` the wallet's [PAY-AUTH-009]. */
export type AuthorizationRequest = { amount: string; currency: string; clientToken?: string | undefined };

/** The outcome of an authorization: `timeout` if the vendor did not respond in time. */
export type VendorEnd = { end: 'approved'; approval: Omit<VendorApproval, 'type'> } | { end: 'declined' | 'timeout' };

type VendorWindowOptions = {
  timeoutMs: number | undefined;
  onEnd: (end: VendorEnd) => void;
  /**
   * The vendor's window can no longer be observed. That proves nothing: the window may be open in another browsing
   * context, and its approval may still arrive here, or at the shop through the page that the vendor returns to.
   */
  onLost: () => void;
};

/** How long a vendor's window may take to report that it is ready. */
const VENDOR_TIMEOUT_MS = 8_000;

/** How often to check whether the window looks closed; browsers send no event for it. */
const LOOK_EVERY_MS = 400;

/** A vendor posts its outcome and closes its window immediately. The message usually arrives this soon afterwards. */
const LAST_MESSAGE_MS = 1_000;

const SHAPE = 'popup,width=480,height=680';

/**
 * Asks the customer for approval at a vendor, whose payment page on another origin opens in its own window. Call it
 * inside a click handler. The window posts `vendorReady` with the nonce from its URL fragment, receives the amount, and
 * posts `vendorEnd`. Messages are accepted only from that window, that origin and that nonce. If the browser blocks the
 * window, the page itself navigates to the vendor, and the customer returns through the page with VendorPaymentReturn.
 *
 * A window that looks closed may be open: the page or the vendor may have cut it off with a Cross-Origin-Opener-Policy.
 * It is then reported as lost, and its messages are still accepted.
 *
 * Returns a function that closes the window; nothing is called afterwards.
 */
export function openVendorWindow(
  url: string,
  request: AuthorizationRequest,
  { timeoutMs = VENDOR_TIMEOUT_MS, onEnd, onLost }: VendorWindowOptions,
): () => void {
  const nonce = crypto.randomUUID();
  const opened = window.open(`${url}#${nonce}`, '_blank', SHAPE);
  if (!opened) {
    location.assign(url);
    return () => {};
  }
  const { origin } = new URL(url);
  let last: ReturnType<typeof setTimeout> | undefined;
  const late = setTimeout(() => finish({ end: 'timeout' }), timeoutMs);
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    clearTimeout(late);
    last = setTimeout(onLost, LAST_MESSAGE_MS);
  }, LOOK_EVERY_MS);
  addEventListener('message', handleMessage);

  function handleMessage({ source, origin: from, data }: MessageEvent): void {
    const message = source === opened && from === origin ? readVendorMessage(data, nonce) : undefined;
    if (message?.kind === 'ready') {
      clearTimeout(late);
      opened?.postMessage({ kind: 'vendorAsk', nonce, ...request }, origin);
    } else if (message) finish(message.end);
  }

  function close(): void {
    clearTimeout(late);
    clearInterval(look);
    clearTimeout(last);
    removeEventListener('message', handleMessage);
    opened?.close();
  }

  function finish(end: VendorEnd): void {
    close();
    onEnd(end);
  }
  return close;
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
