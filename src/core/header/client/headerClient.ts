import * as v from '../../../schema';
import type { HostSignal } from '../../platform/client/host/host';
import { refusal } from '../../platform/client/http/failures';
import { orUndefined } from '../../platform/client/wireValue';
import { CommerceError } from '../../platform/rules/commerceError';
import { safeUrl } from '../../platform/rules/safeUrl';
import type { Storefront } from '../../storefront';
import { HeaderAnswerBody, PrintServiceBody, PrintServicesBody } from '../contract/header';
import { type HeaderVerdict, headerVerdict } from '../rules/headerLoad';
import type { SiteHeader } from '../rules/siteHeader';
import { headerEndpoints } from './endpoints';
import { toSiteHeader } from './toHeader';

/**
 * The key in session storage of the time when this tab reloaded the page because of a 401 for the header, in epoch
 * milliseconds [HDR-018].
 */
const RELOADED_AT = 'headerReloadedAt';

/** The header, or what the page does without one: it redirects or reloads [HDR-017, HDR-018]. */
export type HeaderRead = { header: SiteHeader } | { verdict: Exclude<HeaderVerdict, { kind: 'error' }> };

type Unread = Parameters<typeof headerVerdict>[0] & { cause?: CommerceError };

/**
 * Fetches header and footer of the page. If the response has none, redirects, or reloads at most once a minute. Otherwise
 * rejects with a CommerceError, whose `status` is that of the error page, and undefined if there was no response
 * [HDR-016, HDR-017, HDR-018, HDR-019, HDR-020, HDR-021].
 */
export async function readSiteHeader(storefront: Storefront, signal?: HostSignal): Promise<HeaderRead> {
  let unread: Unread;
  try {
    const answer = await fetchHeader(storefront, signal);
    if (answer.headerData) {
      const header = toSiteHeader(answer, storefront.site.currency);
      storefront.host.sessionStorage.remove(RELOADED_AT);
      return { header };
    }
    const status = Number(answer.status);
    unread = { status: status >= 300 ? status : undefined, location: orUndefined(answer.location) };
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind === 'network') throw error;
    const { status, body, redirectedTo } = error;
    // browsers follow a real redirect, so that the page at its end answers in place of the header
    const redirect = redirectedTo && { status: 302, location: redirectedTo };
    unread = { ...(redirect || { status, location: locationIn(body) }), cause: error };
  }
  return act(storefront, unread);
}

function fetchHeader({ send, session, host }: Storefront, signal: HostSignal | undefined) {
  const { pathname } = new URL(host.location.href);
  const ids = { consumer: session.consumer || 'web', path: pathname };
  return send(HeaderAnswerBody, headerEndpoints.readHeader, { ids, on401: 'reject', signal });
}

function act({ host, settings }: Storefront, unread: Unread): HeaderRead {
  const { redirectOrigins: origins, reloadGuardMs: guardMs } = settings.config.header ?? {};
  const stored = host.sessionStorage.get(RELOADED_AT);
  const { href } = host.location;
  const verdict = headerVerdict(unread, {
    href,
    now: host.now(),
    reloadedAt: stored === null ? undefined : Number(stored),
    origins,
    guardMs,
  });
  if (verdict.kind === 'error') throw headerError(verdict.status, unread.cause);
  if (verdict.kind === 'redirect') host.location.assign(verdict.to);
  if (verdict.kind === 'reload') {
    host.sessionStorage.set(RELOADED_AT, String(host.now()));
    // without lasting storage, the next page would not know of this reload and would reload again, endlessly
    if (!host.sessionStorage.isLasting) throw headerError(401, unread.cause);
    // assigning a URL with a fragment would not reload the page
    host.location.assign(href.replace(/#.*/, ''));
  }
  return { verdict };
}

function headerError(status: number, cause?: CommerceError): CommerceError {
  const { kind, code, message } = cause ?? refusal(status);
  return new CommerceError(kind, code, message, { status, cause });
}

function locationIn(body: unknown): string | undefined {
  const parsed = v.safeParse(HeaderAnswerBody, body);
  return parsed.success ? orUndefined(parsed.output.location) : undefined;
}

/** A print service, and the URL at which it is ordered. */
export type PrintService = { name: string; url: string };

/**
 * Fetches the print services that a business may order, the printer's own first [HDR-026]. Rejects with CommerceError.
 */
export async function readPrintServices(storefront: Storefront, signal?: HostSignal): Promise<PrintService[]> {
  const answer = await storefront.send(PrintServicesBody, headerEndpoints.printServices, {
    query: { printServices: true, minimal: true, serviceName: 'all' },
    on401: 'reject',
    signal,
  });
  return [answer.xmpie, answer.static, answer.navink].flatMap((services) => (services ?? []).flatMap(toService));
}

/** A service without a name or a safe URL is omitted. */
function toService(service: unknown): PrintService[] {
  const parsed = v.safeParse(PrintServiceBody, service);
  const { name, url } = parsed.success ? parsed.output : {};
  const safe = safeUrl(orUndefined(url));
  return name && safe ? [{ name, url: safe }] : [];
}
