import { expect, test } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { HeadlineText } from './HeadlineText';

function renderBlock(block: object) {
  const page = renderWidget(<HeadlineText blocks={[{ headlinertext: 'New', ...block }]} />);
  return { page, find: (selector: string) => page.box.querySelector(`.quire-headline-text ${selector}`) };
}

test.each([
  ['Underline', 'u'],
  ['Italics', 'em'],
  ['Bold', 'strong'],
  ['Left', '.quire-headline__piece--left'],
  ['Center', '.quire-headline__piece--center'],
  ['Right', '.quire-headline__piece--right'],
  ['Line break', 'br'],
  ['Superscript', 'sup'],
  ['BulletList', 'ul > li'],
  ['OrderedList', 'ol > li'],
  ['UnorderedList', 'ul > li'],
])('the style %s is rendered as %s [MENU-005]', async (style, selector) => {
  const { find } = renderBlock({ headlinerstyle: [style] });
  await expect.poll(() => find(selector)).not.toBeNull();
});

test('a hyperlink has the destination of its block, and opens in a new tab if the author sets it [MENU-003, MENU-004, MENU-005]', async () => {
  const where = { headlinerdestinationURL: '/deals', headlinertargetWindow: 'new-page' };
  const { page } = renderBlock({ headlinerstyle: ['Hyperlink', 'Bold'], ...where });
  const link = await page.findByRole('link', { name: 'New' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '/deals',
    '_blank',
    'noopener',
  ]);
});

test('nested blocks have their own styles, and a text color is applied [MENU-004]', async () => {
  const inside = [{ headlinertext: 'deep', headlinerstyle: ['Bold'] }];
  const { find } = renderBlock({
    headlinertextColor: '#c00',
    headlinerMain: { headlinerMainstyle: ['Italics', 'Center'], headlinerBlock: inside },
  });
  await expect.poll(() => find('em strong')?.textContent).toBe('deep');
  expect((find('[style]') as HTMLElement).style.color).toBe('#c00');
});

test('a block with a destination has no link inside its link [MENU-004]', async () => {
  const { find } = renderBlock({
    headlinerdestinationURL: '/deals',
    headlinerMain: { headlinerBlock: [{ headlinertext: 'deep', headlinerdestinationURL: '/deep' }] },
  });
  await expect.poll(() => find('a')?.textContent).toBe('deep');
  expect(find('a a')).toBeNull();
});
