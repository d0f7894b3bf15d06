import { beforeAll, expect, test } from 'vitest';
import { US_STATES } from '../../../../src/core/stores/rules/place';
import { orderCharges } from '../../../shop/database/businessSchema';
import { es as esTexts } from '../../../shop/languages/es';
import { frCA as frTexts } from '../../../shop/languages/fr-CA';
import { aBusinessBuyer, emptied } from '../../../shop/testing/aBusinessBuyer';
import { aVisitor, itemOf, type TestVisitor } from '../../../shop/testing/aVisitor';
import { buying } from '../../../shop/testing/buying';
import { approvalCalls } from '../../../shop/testing/contracts/approvalContract';
import { onMedusa } from '../../testing/onMedusa';

const paper = 'OFF-PA-10001970';
const phone = 'TEC-PH-10000141';
const bookcase = 'FUR-BO-10001798';

/** What a customer reads or hears of a page, without its configuration. */
const textsOf = (page: string) => {
  const body = page.slice(page.indexOf('<body'));
  const labels = [...body.matchAll(/(?:aria-label|placeholder|data-label)="([^"]*)"/g)].map(([, label = '']) => label);
  const texts = [...labels, ...body.split(/<[^>]*>/)].map((text) => text.trim());
  return texts
    .map((text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
    .filter((text) => /\p{Ll}{2}/u.test(text));
};

onMedusa('the pages of the gateway in French and Spanish', { [bookcase]: 60 }, (open) => {
  let data: Set<string>;
  beforeAll(async () => {
    const { products } = await open.engine.listProducts({ offset: 0, limit: 300 });
    data = new Set([
      ...products.flatMap(({ title, brand }) => [title, brand]),
      ...US_STATES.map(([, name]) => name),
      ...[frTexts, esTexts].flatMap((texts) =>
        Object.entries(texts).flatMap(([text, translated]) => (text === translated ? [text] : [])),
      ),
      ...['Quire', 'Standard', 'Express', 'Total', 'Personal', 'Date'],
    ]);
  });
  /** The texts of these pages that are the same in English and in another language. */
  async function untranslated(visitor: TestVisitor, paths: string[]): Promise<string[]> {
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

  test('a guest and a customer read them in their language, also what is refused [DEC-Q584]', async () => {
    const visitor = aVisitor(open.shop);
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
    expect(await untranslated(visitor, [...ofGuests, ...ofProducts, '/office/supplies/login'])).toEqual([]);
    await visitor.register();
    const ofCustomers = ['/cc/mmx/cart', '/kuber/viewList', '/webapp/orders', '/office/supplies/logout'];
    expect(await untranslated(visitor, ofCustomers)).toEqual([]);

    await visitor.page('/?lang=fr-CA');
    await visitor.send('/webapp/cart/add', { form: { itemId: 'OFF-PA-10000019', qty: '9' } });
    expect(await visitor.page('/cc/mmx/cart')).toContain(frTexts[shortage].replace('{value}', '3'));
    const wrong = { login: 'ada@shop.example', password: 'wrong-password' };
    const refused = await visitor.send('/office/supplies/login', { form: wrong });
    expect(await refused.text()).toContain(frTexts['Your email or password is incorrect.']);
  });

  test('a buyer and an approver of a company read orders and approvals in their language [DEC-Q584]', async () => {
    const { database } = open.gateway;
    await database.delete(orderCharges);
    const buyer = await emptied(await aBusinessBuyer(open.shop));
    const sally = approvalCalls(await aBusinessBuyer(open.shop, 'sally@quire.example'));
    const send = async () => {
      await buyer.add(bookcase, 5);
      const accountInfo = { bcName: 'Facilities', purchaseOrderNumber: 'PO 1' };
      const details = { email: '', addresses: [], paymentType: undefined, accountInfo };
      return (await buying(buyer).order(crypto.randomUUID(), details)).number ?? '';
    };
    const [declined, waiting] = [await send(), await send()];
    await sally.decide(declined, 'DECLINE');
    const { shipTo = '', submittedByName = '' } = (await sally.waiting(waiting)) ?? {};
    const ofCompany = [shipTo, submittedByName, 'Facilities', 'jonathan@quire.example', 'Too many bookcases'];
    for (const text of ofCompany) data.add(text ?? '');
    const ofBuyers = ['/webapp/orders', '/sba/approvals', `/webapp/order/${waiting}`];
    const ofOrders = [declined, waiting].map((number) => `/webapp/orders/${number}`);
    const ofApprovers = ['', `?order=${waiting}`, `?decline=${waiting}`].map((query) => `/sba/approvals${query}`);
    expect(await untranslated(buyer, [...ofBuyers, ...ofOrders])).toEqual([]);
    expect(await untranslated(sally.visitor, ofApprovers)).toEqual([]);
  });
});

const shortage = 'You asked for more than we have in stock. {value} available.';
