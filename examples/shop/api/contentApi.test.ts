import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toBanner } from '../../../src/core/content/client/toBanner';
import { EcommContentBody, HtmlContentBody } from '../../../src/core/content/contract/content';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

describe('content slots', () => {
  const post = (call: string, body: object) =>
    open.visitor.send(`/ele-lpd/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('banner pictures exist in their stated sizes, and their beacons respond [CONT-002, CONT-005]', async () => {
    const answer = await post('sparxProxy/getEcommContentData', { slot: 'home' });
    const banners = v.parse(EcommContentBody, await answer.json()).banners.map((banner) => toBanner(banner, 'banner'));
    expect(banners.map(({ sizes }) => Object.keys(sizes))).toEqual([['xs', 'sm', 'lg']]);
    for (const { assetUrl, width, height, beaconUrls } of banners.flatMap(({ sizes }) => Object.values(sizes))) {
      const picture = await (await open.visitor.send(assetUrl)).text();
      expect(picture).toContain(`width="${width}" height="${height}"`);
      for (const url of beaconUrls) expect((await open.visitor.send(url)).status).toBe(204);
    }
    expect((await open.visitor.send('/banners/nobody-lg.svg')).status).toBe(404);
  });

  test('HTML content lists three products, for known slots and requested themes only [CONT-001, CONT-006]', async () => {
    const banners = [{ slot: 'home' }, { slot: 'home', theme: 'other' }, { slot: 'nowhere' }];
    const answer = await post('commonProxy/fetchHtmlContent', { banners, siteVariables: {} });
    const { htmlContent } = v.parse(HtmlContentBody, await answer.json());
    expect(htmlContent).toHaveLength(1);
    expect(htmlContent[0]?.html?.match(/<li><a href="\/webapp\/product\//g)).toHaveLength(3);
    expect(await open.visitor.page('/')).toContain(htmlContent[0]?.html ?? 'no words');
    expect((await post('commonProxy/fetchHtmlContent', { banners: [{}] })).status).toBe(400);
  });
});
