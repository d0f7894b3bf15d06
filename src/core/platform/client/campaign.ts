import type { Host } from './host/host';
import { DAY_MS, STORAGE_KEYS } from './host/storage';
import { readRecord, writeRecord } from './host/storedRecord';
import { queryParameter } from './pageAddress';

/** How long a campaign counts [SESS-026]. */
export const CAMPAIGN_MS = 30 * DAY_MS;

/**
 * Keeps the campaign that the page's address names, for 30 days; the newest wins [SESS-026].
 * `parameter` is its name in the query.
 */
export function rememberCampaign(host: Host, parameter = 'cid'): void {
  const campaign = queryParameter(host.location.href, parameter);
  if (campaign) writeRecord(host, STORAGE_KEYS.campaignId, campaign, CAMPAIGN_MS);
}

/** The campaign of the last 30 days, as the session's cidParam tells it [SESS-026]. An older one is removed. */
export function rememberedCampaign(host: Host): string | undefined {
  return readRecord(host, STORAGE_KEYS.campaignId);
}
