import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, type WidgetPage } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { SearchBox } from './SearchBox';

function onSearch(dependencies: TestStorefrontOptions = {}, suggestUrl: string | undefined = '/suggest') {
  return renderWidget(<SearchBox searchUrl="/search" {...(suggestUrl && { suggestUrl })} />, dependencies);
}

const field = (page: WidgetPage) => page.getByRole<HTMLInputElement>('combobox');

async function type(page: WidgetPage, text: string) {
  await page.findByRole('combobox');
  fireEvent.input(field(page), { target: { value: text } });
}

const options = (page: WidgetPage) => page.queryAllByRole('option').map((option) => option.textContent);

const press = (page: WidgetPage, key: string) => fireEvent.keyDown(field(page), { key });

describe('SearchBox', () => {
  test('requests suggestions once when typing pauses, and announces their number [HDR-004, HDR-023]', async () => {
    const page = onSearch();
    await type(page, 'i');
    await type(page, 'in');
    await type(page, 'ink');
    await expect.poll(() => options(page)).toEqual(['ink', 'ink black', 'ink colour']);
    expect(page.status()).toBe('3 suggestions');
    expect(field(page).getAttribute('aria-expanded')).toBe('true');
    expect(page.storefront.shop.requestsOf('suggest').map(({ query }) => query)).toEqual([{ q: 'ink', size: '10' }]);
  });

  test('requests suggestions from the origin of the shop if their URL is a path [DEC-Q465]', async () => {
    const page = onSearch({ config: { http: { origin: 'https://other.example' } } });
    const fetch = vi.spyOn(page.storefront.host, 'fetch');
    await type(page, 'ink');
    await expect
      .poll(() => fetch.mock.calls.map(([url]) => url))
      .toContain('https://other.example/suggest?q=ink&size=10');
  });

  test('can be used with the keyboard alone [HDR-004]', async () => {
    const page = onSearch();
    await type(page, 'ink');
    await expect.poll(() => options(page)).toHaveLength(3);
    press(page, 'ArrowDown');
    press(page, 'ArrowDown');
    const chosen = () => page.queryByRole('option', { selected: true });
    await expect.poll(() => chosen()?.textContent).toBe('ink black');
    expect(field(page).getAttribute('aria-activedescendant')).toBe(chosen()?.id);
    press(page, 'ArrowUp');
    press(page, 'ArrowUp');
    await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBeNull();
    press(page, 'ArrowUp');
    await expect.poll(() => chosen()?.textContent).toBe('ink colour');
    press(page, 'Enter');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/search?q=ink%20colour']);
    expect(options(page)).toEqual([]);
  });

  test('scrolls the suggestion that is selected by a key into view [HDR-004]', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const page = onSearch();
    await type(page, 'ink');
    await expect.poll(() => options(page)).toHaveLength(3);
    expect(scrolled).not.toHaveBeenCalled();
    press(page, 'ArrowUp');
    await expect.poll(() => scrolled.mock.contexts).toEqual([page.getByRole('option', { name: 'ink colour' })]);
    scrolled.mockRestore();
  });

  test('makes bold what a suggestion adds to the typed text [HDR-004]', async () => {
    const page = onSearch();
    await type(page, 'ink');
    await expect.poll(() => options(page)).toHaveLength(3);
    const bold = page.getAllByRole('option').map((option) => option.querySelector('b')?.textContent);
    expect(bold).toEqual(['', 'black', 'colour']);
    page.getByRole('option', { name: 'ink colour' });
  });

  test('closes on Escape, and preserves the input [HDR-004]', async () => {
    const page = onSearch();
    await type(page, 'ink');
    await expect.poll(() => options(page)).toHaveLength(3);
    press(page, 'Escape');
    await expect.poll(() => options(page)).toEqual([]);
    expect(field(page).value).toBe('ink');
  });

  test('navigates to the page of a suggestion that has one', async () => {
    const page = onSearch();
    await type(page, 'paper');
    fireEvent.click(await page.findByRole('option', { name: 'paper' }));
    expect(page.storefront.host.assigned).toEqual(['https://shop.example/paper']);
  });

  test('shows no suggestions and no error when the service fails, and the form can still search [HDR-023]', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'suggest', times: 9 });
    const page = onSearch({ shop });
    await type(page, 'ink');
    await expect.poll(() => shop.requestsOf('suggest')).toHaveLength(1);
    expect(options(page)).toEqual([]);
    expect(page.alert()).toBe('');
    expect(page.box.querySelector('form')?.getAttribute('action')).toBe('/search');
    expect(field(page).name).toBe('q');
  });

  test('sends no requests without a suggestion service [HDR-023]', async () => {
    const page = renderWidget(<SearchBox searchUrl="/search" />);
    await type(page, 'ink');
    expect(page.storefront.settings.config.search).toBeUndefined();
    expect(page.storefront.shop.requests).toEqual([]);
  });

  test('searches contract items only if the account has that filter and it is checked [SESS-018]', async () => {
    const session = { permissionDetail: { groups: ['G_CSE'] } };
    const page = onSearch({ config: { session } });
    const checkbox = (await page.findByRole('checkbox', { name: 'Contract items only' })) as HTMLInputElement;
    fireEvent.click(checkbox);
    // as the form sends it without JavaScript, and with the look of every checkbox
    expect(new FormData(checkbox.form ?? undefined).get('onContract')).toBe('true');
    expect(checkbox.closest('.quire-checkbox')).not.toBeNull();
    await type(page, 'ink');
    fireEvent.click(await page.findByRole('option', { name: 'ink' }));
    expect(page.storefront.host.assigned).toEqual(['https://shop.example/search?q=ink&onContract=true']);
    expect(onSearch().queryByRole('checkbox')).toBeNull();
  });
});
