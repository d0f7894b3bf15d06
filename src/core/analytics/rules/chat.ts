import type { Site } from '../../platform/rules/context';

/** The polling interval and maximum number of tries for the chat engine [CHAT-001]. */
export const CHAT_POLL_MS = 10;
export const CHAT_TRIES = 2000;

/** The log message when the chat engine does not load [CHAT-002]. */
export const CHAT_FAILED = 'Chat failed to load in 2000 tries !';

/** The department of the business chat line [CHAT-003]. */
export const BUSINESS_DEPARTMENT = '8';

/**
 * The chat department: the line of the menu item, otherwise 8 in a business shop, otherwise the configured consumer
 * department [CHAT-003].
 */
export function chatDepartment(
  site: Site,
  { line, department }: { line?: string | undefined; department?: string | undefined } = {},
): string | undefined {
  return line?.trim() || (site.isSBA ? BUSINESS_DEPARTMENT : department?.trim() || undefined);
}
