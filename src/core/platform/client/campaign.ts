import type { Host } from './host/host';
import { DAY_MS, STORAGE_KEYS } from './host/storage';
import { readRecord, writeRecord } from './host/storedRecord';
import { queryParameter } from './pageAddress';

/** How long a campaign is stored [SESS-026]. */
export const CAMPAIGN_MS = 30 * DAY_MS;

/**
 * Stores the campaign from the page's URL for 30 days. A newer campaign replaces an older one [SESS-026].
 * `parameter` is the name of its query parameter.
 */
export function rememberCampaign(host: Host, parameter = 'cid'): void {
  const campaign = queryParameter(host.location.href, parameter);
  if (campaign) writeRecord(host, STORAGE_KEYS.campaignId, campaign, CAMPAIGN_MS);
}

/** The campaign of the last 30 days, for the session's `cidParam` [SESS-026]. An older one is removed. */
export function rememberedCampaign(host: Host): string | undefined {
  return readRecord(host, STORAGE_KEYS.campaignId);
}
