import { desc, lt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../database/open';
import { policyReports } from '../../database/schema';
import { reportPath } from '../../http/contentPolicy';
import { withoutCards } from '../../payment/withoutCards';

const longestText = 300;
const maxReports = 20;
const maxStored = 1000;

const Text = v.optional(v.fallback(v.string(), ''), '');

/** A report by `report-to`. */
const Report = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ effectiveDirective: Text, blockedURL: Text, documentURL: Text }),
});

/** A report by `report-uri`. */
const OldReport = v.object({
  'csp-report': v.object({ 'effective-directive': Text, 'blocked-uri': Text, 'document-uri': Text }),
});

export type PolicyReport = { directive: string; blocked: string; page: string };

/** Receives what browsers report about the content security policy. */
export function policyReportCalls(receive: (report: PolicyReport) => unknown): Hono {
  return new Hono().post(reportPath, async (c) => {
    for (const report of await readReports(c)) await receive(report);
    return c.body(null, 204);
  });
}

/** Stores a report. Anybody can send one, so few are stored. */
export async function storePolicyReport(database: Database, report: PolicyReport): Promise<void> {
  const rows = database.insert(policyReports).values({ at: new Date(), report });
  const [saved] = await rows.returning({ id: policyReports.id });
  await database.delete(policyReports).where(lt(policyReports.id, (saved?.id ?? 0) - maxStored));
}

export const readPolicyReports = (database: Database) =>
  database.select().from(policyReports).orderBy(desc(policyReports.id)).limit(100);

async function readReports(c: Context): Promise<PolicyReport[]> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return (Array.isArray(body) ? body : [body]).slice(0, maxReports).flatMap(reportOf).map(withoutCards);
}

function reportOf(body: unknown): PolicyReport[] {
  const report = v.safeParse(Report, body);
  if (report.success) {
    const { effectiveDirective, blockedURL, documentURL } = report.output.body;
    return [toReport(effectiveDirective, blockedURL, documentURL)];
  }
  const old = v.safeParse(OldReport, body);
  if (!old.success) return [];
  const { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': page } = old.output['csp-report'];
  return [toReport(directive, blocked, page)];
}

/** Queries are left out, because they may say something about the customer. */
function toReport(directive: string, blocked: string, page: string): PolicyReport {
  return {
    directive: short(directive),
    blocked: short(pathOf(blocked)),
    page: short(pathOf(page).replace(/^[a-z]+:\/\/[^/]*/i, '')),
  };
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, '');

const short = (text: string) => text.slice(0, longestText).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
