import type { Site } from '../../platform/rules/context';

/** The department of the business chat line [CHAT-003]. */
const BUSINESS_DEPARTMENT = '8';

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
