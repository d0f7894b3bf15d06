import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { es as esTexts } from '../../../shop/languages/es';
import { frCA as frTexts } from '../../../shop/languages/fr-CA';
import { states } from '../../../shop/pages/checkout/states';
import { aVisitor, itemOf } from '../../../shop/testing/aVisitor';
import { openTestGateway } from '../../testing/openTestGateway';

const medusa = inject('medusa');
const paper = 'OFF-PA-10001970';
const phone = 'TEC-PH-10000141';

/** What a customer reads or hears of a page, without its configuration. */
const textsOf = (page: string) => {
  const body = page.slice(page.indexOf('<body'));
  const labels = [...body.matchAll(/(?:aria-label|placeholder|data-label)="([^"]*)"/g)].map(([, label = '']) => label);
  const texts = [...labels, ...body.split(/<[^>]*>/)].map((text) => text.trim());
  return texts
    .map((text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
    .filter((text) => /\p{Ll}{2}/u.test(text));
};

describe.runIf(medusa)('the pages of the gateway in French and Spanish', () => {
  let open: Awaited<ReturnType<typeof openTestGateway>>;
  let data: Set<string>;
  beforeAll(async () => {
    if (!medusa) return;
    open = await openTestGateway(medusa);
    const { products } = await open.engine.listProducts({ offset: 0, limit: 300 });
    data = new Set([
      ...products.flatMap(({ title, brand }) => [title, brand]),
      ...states.map(([, name]) => name),
      ...[frTexts, esTexts].flatMap((texts) =>
        Object.entries(texts).flatMap(([text, translated]) => (text === translated ? [text] : [])),
      ),
      ...['Quire', 'Standard', 'Express', 'Total', 'Personal'],
    ]);
  });
  afterAll(() => open.close());

  test('a guest and a customer read them in their language, also what is refused [DEC-Q584]', async () => {
    const visitor = aVisitor(open.shop);
    async function untranslated(paths: string[]) {
      const found: string[] = [];
      for (const path of paths) {
        const read = (lang: string) => visitor.page(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
        const english = new Set(textsOf(await read('en-US')));
        for (const lang of ['fr-CA', 'es']) {
          const page = await read(lang);
          expect(page).toContain(`<html lang="${lang.slice(0, 2)}">`);
          const same = textsOf(page).filter((text) => english.has(text) && !data.has(text));
          found.push(...new Set(same.map((text) => `${lang} ${path}: ${text}`)));
        }
      }
      return found;
    }
    const cartItemId = itemOf(await visitor.add(phone), phone).cartItemId ?? '';
    await visitor.send('/webapp/saved/save', { form: { cartItemId } });
    await visitor.add(paper);
    const ofGuests = [
      '/',
      '/webapp/search?q=paper',
      '/nowhere',
      '/cc/mmx/cart',
      '/cc/sparq/checkout',
      '/kuber/viewList',
    ];
    const ofProducts = [paper, phone, 'OFF-AR-10000034', 'TEC-AC-10000109'].map((sku) => `/webapp/product/${sku}`);
    expect(await untranslated([...ofGuests, ...ofProducts, '/office/supplies/login'])).toEqual([]);
    await visitor.register();
    const ofCustomers = ['/cc/mmx/cart', '/kuber/viewList', '/webapp/orders', '/office/supplies/logout'];
    expect(await untranslated(ofCustomers)).toEqual([]);

    await visitor.page('/?lang=fr-CA');
    await visitor.send('/webapp/cart/add', { form: { itemId: 'OFF-PA-10000019', qty: '9' } });
    expect(await visitor.page('/cc/mmx/cart')).toContain(frTexts[shortage].replace('{value}', '3'));
    const wrong = { login: 'ada@shop.example', password: 'wrong-password' };
    const refused = await visitor.send('/office/supplies/login', { form: wrong });
    expect(await refused.text()).toContain(frTexts['Your email or password is incorrect.']);
  });
});

const shortage = 'You asked for more than we have in stock. {value} available.';
