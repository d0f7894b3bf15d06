/** What a page does about the first answer of its header [HDR-016 to HDR-020]. */
export type HeaderVerdict = { kind: 'redirect'; to: string } | { kind: 'reload' } | { kind: 'error'; status: number };

/** How long a page does not reload itself again: what was no help a moment ago is none now [HDR-018]. */
export const RELOAD_GUARD_MS = 60_000;

export type HeaderPage = {
  /** Absolute. */
  href: string;
  now: number;
  /** When this tab reloaded the page for the same reason; undefined when it did not. */
  reloadedAt: number | undefined;
  guardMs?: number;
  /** Origins beside the page's own that it may be led to. */
  origins?: readonly string[];
};

/**
 * What follows from an answer that is no header: 3xx leads on, 401 reloads the page once a minute, and all else is an error
 * with its status [HDR-017, HDR-018, HDR-019]. Without a status, or with an answer that has no data, that is 500 [HDR-020].
 */
export function headerVerdict(
  { status, location }: { status: number | undefined; location?: string | undefined },
  page: HeaderPage,
): HeaderVerdict {
  if (status === undefined || (status >= 200 && status < 300)) return { kind: 'error', status: 500 };
  if (status >= 300 && status < 400) {
    const to = allowedTarget(location, page);
    return to === undefined ? { kind: 'error', status } : { kind: 'redirect', to };
  }
  return status === 401 && mayReload(page) ? { kind: 'reload' } : { kind: 'error', status };
}

/** Not when the page has just been reloaded, or comes from a sign-in that did not help [HDR-018]. */
function mayReload({ href, now, reloadedAt, guardMs = RELOAD_GUARD_MS }: HeaderPage): boolean {
  if (new URL(href).searchParams.get('redirected') === '1') return false;
  return reloadedAt === undefined || reloadedAt > now || now - reloadedAt >= guardMs;
}

/** An address of this origin, or of one that is allowed; not the page itself, which would lead there again. */
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
