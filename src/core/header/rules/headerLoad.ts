/** What the page does if its header cannot be read [HDR-016 to HDR-020]. */
export type HeaderVerdict = { kind: 'redirect'; to: string } | { kind: 'reload' } | { kind: 'error'; status: number };

/** The status of the error page if the response has no header, or there is no response [HDR-020]. */
export const NO_HEADER_STATUS = 500;

/** For this time a page does not reload itself again: a reload that did not help is unlikely to help now [HDR-018]. */
export const RELOAD_GUARD_MS = 60_000;

export type HeaderPage = {
  /** The absolute URL of the page. */
  href: string;
  now: number;
  /** When this tab last reloaded the page for the same reason, in epoch milliseconds; undefined if it did not. */
  reloadedAt: number | undefined;
  guardMs?: number | undefined;
  /** Origins that redirects may lead to, in addition to the page's own. */
  origins?: readonly string[] | undefined;
};

/**
 * Decides what to do about a response without a header: 3xx redirects, 401 reloads the page at most once a minute, and
 * anything else is an error with its status [HDR-017, HDR-018, HDR-019]. A response without a status, or a successful
 * one without data, is an error 500 [HDR-020].
 */
export function headerVerdict(
  { status, location }: { status: number | undefined; location?: string | undefined },
  page: HeaderPage,
): HeaderVerdict {
  if (status === undefined || (status >= 200 && status < 300)) return { kind: 'error', status: NO_HEADER_STATUS };
  if (status >= 300 && status < 400) {
    const to = allowedTarget(location, page);
    return to === undefined ? { kind: 'error', status } : { kind: 'redirect', to };
  }
  return status === 401 && mayReload(page) ? { kind: 'reload' } : { kind: 'error', status };
}

/**
 * Whether the page may reload: not if it has just been reloaded, nor if it was opened after a sign-in that did not help
 * [HDR-018].
 */
function mayReload({ href, now, reloadedAt, guardMs = RELOAD_GUARD_MS }: HeaderPage): boolean {
  if (new URL(href).searchParams.get('redirected') === '1') return false;
  return reloadedAt === undefined || reloadedAt > now || now - reloadedAt >= guardMs;
}

/**
 * The redirect target, if its origin is the page's own or an allowed one. The page itself is not allowed, since it
 * would redirect in a loop.
 */
function allowedTarget(location: string | undefined, { href, origins = [] }: HeaderPage): string | undefined {
  if (!location) return undefined;
  try {
    const target = new URL(location, href);
    const isKnown = [new URL(href).origin, ...origins].includes(target.origin);
    return isKnown && /^https?:$/.test(target.protocol) && target.href !== href ? target.href : undefined;
  } catch {
    return undefined;
  }
}
