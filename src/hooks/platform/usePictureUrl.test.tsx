import { expect, test } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { CONTEXT } from '../../../tests/support/widgets/storefront';
import { ProductPicture } from '../../ui/product/ProductPicture';
import { BannerPicture } from '../../ui/rendering/BannerPicture';

test('pictures of products and banners are on the origin of the shop [DEC-Q465]', async () => {
  const banner = { width: 1, height: 1, alt: '', url: undefined, opensNewTab: false, onPress() {}, box() {} };
  const page = renderWidget(
    <>
      <ProductPicture url="/pictures/a.svg" largeUrl="/pictures/b.svg" size={1} />
      <BannerPicture src="/pictures/c.svg" {...banner} />
    </>,
    { config: { ...CONTEXT, http: { origin: 'https://other.example' } } },
  );
  const urls = () => page.box.innerHTML.match(/[^ "]*\.svg/g)?.sort();
  await expect.poll(urls).toEqual(['a', 'b', 'c'].map((name) => `https://other.example/pictures/${name}.svg`));
});
