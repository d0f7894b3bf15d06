import { expect, test, vi } from 'vitest';
import { fakeShop } from '../../../tests/support/fakeShop';
import { renderWidget } from '../../../tests/support/renderWidget';
import { ContentBanner } from './ContentBanner';

test('a place shows its banners and its words [CONT-001, CONT-005, CONT-006]', async () => {
  const page = renderWidget(<ContentBanner slot="home" />);
  await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
  const link = await page.findByRole('link', { name: 'Find a store' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(page.queryByRole('img', { name: 'Desks of Acme' })).toBeNull();
});

test('of two places that share a slot each shows what it is for [CONT-005, CONT-006]', async () => {
  const page = renderWidget(
    <>
      <ContentBanner slot="home" source="banner" />
      <ContentBanner slot="home" source="html" />
    </>,
  );
  await page.findByRole('link', { name: 'Find a store' });
  await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
  expect(page.queryAllByRole('link')).toHaveLength(2);
});

test('a place of one theme has only what is of it, and one of one source asks for that alone [CONT-001, CONT-005]', async () => {
  const page = renderWidget(<ContentBanner slot="home" theme="sale" source="banner" />);
  await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
  expect(page.storefront.shop.requestsOf('html-content')).toEqual([]);
  expect(page.queryAllByRole('link')).toHaveLength(1);
});

test('until the shop has answered the server’s content stays, and nothing is left of a place without content [CONT-005]', async () => {
  const shop = fakeShop();
  shop.hold();
  const page = renderWidget(
    <ContentBanner slot="nowhere">
      <p>Of the server</p>
    </ContentBanner>,
    { shop },
  );
  await page.findByText('Of the server');
  shop.release();
  await expect.poll(() => page.box.textContent).toBe('');
});

test('where the browser has a sanitizer of its own, it is the one that is asked [CONT-006]', async () => {
  const parseHTML = vi.fn((html: string, _options: { sanitizer: object }) => {
    const read = document.implementation.createHTMLDocument();
    read.body.textContent = html;
    return read;
  });
  Object.assign(Document, { parseHTML });
  try {
    const page = renderWidget(<ContentBanner slot="home" source="html" />);
    await page.findByText(/Pick up today/);
    expect(parseHTML.mock.lastCall?.[1]).toMatchObject({ sanitizer: { comments: false, dataAttributes: false } });
  } finally {
    Reflect.deleteProperty(Document, 'parseHTML');
  }
});
