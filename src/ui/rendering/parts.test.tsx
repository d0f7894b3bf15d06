import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import { Price } from '../product/Price';
import { ProductPicture } from '../product/ProductPicture';

const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('Button', () => {
  test.each([
    ['busy', { isBusy: true }],
    ['disabled', { isDisabled: true }],
  ])('a %s button ignores clicks and has aria-disabled, but no disabled attribute', async (_state, props) => {
    const onClick = vi.fn();
    const page = renderWidget(
      <Button onClick={onClick} {...props}>
        Buy
      </Button>,
    );
    const button = await page.findButton('Buy');

    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  test('calls onClick, and has the type "button"', async () => {
    const onClick = vi.fn();
    const page = renderWidget(<Button onClick={onClick}>Buy</Button>);

    await page.click('Buy');
    expect(onClick).toHaveBeenCalledOnce();
    expect((await page.findButton('Buy')).getAttribute('type')).toBe('button');
  });

  test('a ButtonLink without an address is a link with aria-disabled', async () => {
    const page = renderWidget(<ButtonLink href={undefined}>Checkout</ButtonLink>);

    expect((await page.findByRole('link')).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Price', () => {
  test.each([
    [usd(1250), undefined, 'en-US', '$12.50'],
    [usd(1250), usd(1599), 'en-US', '$12.50 Was $15.99'],
    [usd(1250), usd(1250), 'en-US', '$12.50'],
    [usd(1250), usd(999), 'en-US', '$12.50'],
    [usd(0), undefined, 'en-US', '$0.00'],
    [usd(1250), usd(1599), 'fr-CA', '12,50\u00a0$ Was 15,99\u00a0$'],
    [undefined, usd(1599), 'en-US', ''],
  ])('a price of %o, previously %o, in %s renders as "%s"', async (amount, was, locale, expected) => {
    const page = renderWidget(
      <p role="note">
        <Price amount={amount} was={was} wasLabel="Was" locale={locale} />
      </p>,
    );

    expect((await page.findByRole('note')).textContent).toBe(expected);
  });
});

describe('ProductPicture', () => {
  test('has its dimensions before it loads, and an empty alt text', async () => {
    const page = renderWidget(<ProductPicture url="/images/MUG.webp" size={72} />);

    await expect.poll(() => page.box.querySelector('img')?.outerHTML).toContain('width="72"');
    const picture = page.box.querySelector('img')!;
    expect(picture.getAttribute('height')).toBe('72');
    expect(picture.getAttribute('alt')).toBe('');
  });

  test.each([undefined, 'javascript:alert(1)', 'data:text/html,hi', 'java\nscript:alert(1)'])(
    'renders an empty box of the same size for the URL %j',
    async (url) => {
      const page = renderWidget(<ProductPicture url={url} size={72} />);

      await expect.poll(() => page.box.querySelector('span')?.style.inlineSize).toBe('72px');
      expect(page.box.querySelector('img')).toBeNull();
    },
  );
});
