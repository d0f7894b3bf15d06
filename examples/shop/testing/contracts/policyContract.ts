import { expect, test } from 'vitest';
import { reportPath } from '../../http/contentPolicy';

type Pages = {
  pageOf: (path: string) => Response | Promise<Response>;
  paths: string[];
  /** what pages may frame, and where their forms may lead */
  frames: string;
  forms: string;
};

/** The content security policy of the pages of every backend. */
export function policyContract({ pageOf, paths, frames, forms }: Pages): void {
  test.each(paths)(
    '%s has a strict policy, and every script of it the nonce of this response [DEC-Q392, DEC-Q577]',
    async (path) => {
      const [first, second] = [await pageOf(path), await pageOf(path)];
      const policy = first.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(policy.replace(nonce, '…').split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'nonce-…' 'strict-dynamic'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        `frame-src ${frames}`,
        `form-action ${forms}`,
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify',
        `report-uri ${reportPath}`,
      ]);
      const html = await first.text();
      const scripts = html.match(/<script(?! type="application\/json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(html).not.toMatch(/ (style|on\w+)="/);
      expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    },
  );
}
