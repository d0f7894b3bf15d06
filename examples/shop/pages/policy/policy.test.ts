import { beforeEach, describe, expect, test } from 'vitest';
import { policyReports } from '../../database/schema';
import { reportPath } from '../../http/contentPolicy';
import { shopFrom } from '../../testing/aVisitor';
import { policyContract } from '../../testing/contracts/policyContract';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests({
  vaultOrigin: () => 'https://vault.example',
  providerOrigin: () => 'https://pay.example',
  isTrusted: (address) => address === '10.0.0.1',
});

const pageOf = (path: string, headers: Record<string, string> = {}) =>
  shopFrom(open.shop, '10.0.0.1').request(path, { headers: { accept: 'text/html', ...headers } });

beforeEach(() => open.database.delete(policyReports));

describe('content security policy of the pages', () => {
  policyContract({
    pageOf,
    paths: ['/', '/cc/mmx/cart', '/webapp/category/paper', '/nowhere', '/office/supplies/login'],
    frames: 'https://vault.example',
    forms: "'self' https://pay.example",
  });

  test('on HTTPS, browsers report by report-to as well [DEC-Q392]', async () => {
    const page = await pageOf('/', { 'x-forwarded-proto': 'https' });
    expect(page.headers.get('content-security-policy')).toMatch(/; report-to policy$/);
    expect(page.headers.get('reporting-endpoints')).toBe(`policy="${reportPath}"`);
  });
});

describe('reports', () => {
  const send = async (body: unknown) =>
    (
      await open.shop.request(reportPath, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).status;
  const reported = () => open.visitor.page('/webapp/policy');

  test.each([
    [
      'report-to',
      [
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'script-src-elem',
            blockedURL: 'https://evil.example/x.js?card=1',
            documentURL: 'http://shop/webapp/order/100001?mcRefresh=true',
          },
        },
      ],
    ],
    [
      'report-uri',
      {
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?card=1',
          'document-uri': 'http://shop/webapp/order/100001?mcRefresh=true',
        },
      },
    ],
  ])('a report by %s appears on the page, without queries [DEC-Q392]', async (_, body) => {
    expect(await send(body)).toBe(204);
    const page = await reported();
    expect(page).toContain('<b>script-src-elem</b> blocked <code>https://evil.example/x.js</code>');
    expect(page).toContain('<code>/webapp/order/100001</code>');
    expect(page).not.toContain('card=1');
  });

  test.each(['', '{', '[]', '[1]', '{"csp-report":1}', '[{"type":"deprecation","body":{}}]'])(
    'the body %s is no report',
    async (body) => {
      expect(await send(body)).toBe(204);
      expect(await reported()).toContain('Nothing was blocked.');
    },
  );

  test('a report is stored without a card number, and at a limited length', async () => {
    const documentURL = `http://shop/4111111111111111/${'x'.repeat(1000)}`;
    await send([{ type: 'csp-violation', body: { effectiveDirective: 1, blockedURL: '<b>', documentURL } }]);
    const page = await reported();
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toContain('4111111111111111');
    expect(page).not.toContain('x'.repeat(301));
  });
});
