import type { Site } from '../../platform/rules/context';

/** How the engine of the chat is waited for [CHAT-001]. */
export const CHAT_POLL_MS = 10;
export const CHAT_TRIES = 2000;

/** What the log is told when it does not come [CHAT-002]. */
export const CHAT_FAILED = 'Chat failed to load in 2000 tries !';

/** The department of the business chat line [CHAT-003]. */
export const BUSINESS_DEPARTMENT = '8';

/** Who answers: the line an item of the menu names, else 8 in a business shop, else the consumer's own department [CHAT-003]. */
export function chatDepartment(
  site: Site,
  { line, department }: { line?: string | undefined; department?: string | undefined } = {},
): string | undefined {
  return line?.trim() || (site.isSBA ? BUSINESS_DEPARTMENT : department?.trim() || undefined);
}
