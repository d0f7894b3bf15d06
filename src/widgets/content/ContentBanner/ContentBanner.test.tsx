import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { StorefrontProvider } from '../../../hooks/platform/StorefrontProvider';
import { ContentBanner } from './ContentBanner';

test('a slot shows its banner and its HTML content [CONT-001, CONT-005, CONT-006]', async () => {
  const page = renderWidget(<ContentBanner slot="home" />);
  await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
  const link = await page.findByRole('link', { name: 'Find a store' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(page.queryByRole('img', { name: 'Desks of Acme' })).toBeNull();
});

test('two widgets with the same slot each show only their source [CONT-005, CONT-006]', async () => {
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

test('a theme limits the content to its own, and a source limits the requests to its own [CONT-001, CONT-005]', async () => {
  const page = renderWidget(<ContentBanner slot="home" theme="sale" source="banner" />);
  await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
  expect(page.storefront.shop.requestsOf('html-content')).toEqual([]);
  expect(page.queryAllByRole('link')).toHaveLength(1);
});

test('the fallback HTML stays until the shop responds, and a slot without content is empty then [CONT-005]', async () => {
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

test('the native sanitizer of the browser is used if there is one [CONT-006]', async () => {
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

test('when one source fails, the other is shown, and only the failed one is read again by a retry [CONT-005, CONT-006]', async () => {
  runEffectsOnce();
  const shop = fakeShop();
  shop.answerNext(400, {}, 'html-content');
  const page = renderWidget(<ContentBanner slot="home" />, { shop });
  await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
  await expect.poll(() => page.alert()).not.toBe('');
  await page.click('Try again');
  await page.findByRole('link', { name: 'Find a store' });
  await expect.poll(() => page.alert()).toBe('');
  expect(shop.requestsOf('ecomm-content')).toHaveLength(1);
});

test('when one source fails, existing fallback HTML stays whole [CONT-005]', async () => {
  runEffectsOnce();
  const shop = fakeShop();
  shop.answerNext(400, {}, 'html-content');
  const page = renderWidget(
    <ContentBanner slot="home">
      <p>Of the server</p>
    </ContentBanner>,
    { shop },
  );
  await page.findByText('Of the server');
  await expect.poll(() => page.storefront.shop.requestsOf('ecomm-content')).toHaveLength(1);
  await expect.poll(() => page.queryByRole('link')).toBeNull();
  await page.findByText('Of the server');
});

test.each([
  ['whitespace', ' \n ', true],
  ['a data script', '<script type="application/json">{}</script>', true],
  ['text', '<p>Of the server</p>', false],
])('with %s between its tags (%s), a loading text is shown: %s [CONT-005]', async (_, written, isLoading) => {
  const host = document.createElement('div');
  host.innerHTML = written;
  document.body.append(host);
  const box = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(box);
  const shop = fakeShop();
  shop.hold();
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <StorefrontProvider storefront={aStorefront({ shop })}>
      <ContentBanner slot="home" />
    </StorefrontProvider>,
  );
  await expect.poll(() => box.querySelector('.quire-content-banner')).not.toBeNull();
  await expect.poll(() => box.textContent?.includes('Loading')).toBe(isLoading);
});

test('HTML that cannot be read is shown as text, one line per block, and is logged to the shop once [CONT-006]', async () => {
  runEffectsOnce();
  const parseHTML = () => {
    throw new TypeError('no such option');
  };
  Object.assign(Document, { parseHTML });
  onTestFinished(() => void Reflect.deleteProperty(Document, 'parseHTML'));
  const shop = fakeShop();
  const htmlContent = [{ html: '<p>one</p><p>two</p>' }, { html: '<p>three</p>' }];
  shop.answerNext(200, { htmlContent }, 'html-content');
  const page = renderWidget(<ContentBanner slot="home" source="html" />, { shop });
  await page.findByText('three');
  expect(page.box.querySelector('.quire-content--plain')?.textContent).toBe('one\ntwo');
  await expect
    .poll(() => shop.requestsOf('log').map(({ body }) => body))
    .toMatchObject([{ msg: expect.stringContaining('could not be parsed'), error: { message: 'no such option' } }]);
});

test('the fallback HTML stays until the shop’s content is ready, with no empty state in between [CONT-005, CONT-006]', async () => {
  runEffectsOnce();
  const shop = fakeShop();
  shop.hold('html-content');
  const page = renderWidget(
    <ContentBanner slot="home" source="html">
      <p>Of the server</p>
    </ContentBanner>,
    { shop },
  );
  await page.findByText('Of the server');
  await expect.poll(() => shop.requestsOf('html-content')).toHaveLength(1);
  expect(page.box.textContent).toBe('Of the server');
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(page.box.textContent));
  observer.observe(page.box, { childList: true, subtree: true });
  shop.release();
  await page.findByRole('link', { name: 'Find a store' });
  observer.disconnect();
  expect(shown.filter((text) => text === '')).toEqual([]);
});
