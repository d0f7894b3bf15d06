import { AddToCartButton } from '../../src/widgets/cart/AddToCartButton/AddToCartButton';
import { AtcDrawer } from '../../src/widgets/cart/AtcDrawer/AtcDrawer';
import { ContentBanner } from '../../src/widgets/content/ContentBanner/ContentBanner';
import { IconCards } from '../../src/widgets/content/IconCards/IconCards';
import { AddToList } from '../../src/widgets/lists/AddToList/AddToList';
import { CompareTray } from '../../src/widgets/products/CompareTray/CompareTray';
import { FurnitureTable } from '../../src/widgets/products/FurnitureTable/FurnitureTable';
import { PickUpToday } from '../../src/widgets/products/PickUpToday/PickUpToday';
import { ProductTile } from '../../src/widgets/products/ProductTile/ProductTile';
import { RecsCarousel } from '../../src/widgets/products/RecsCarousel/RecsCarousel';
import { pictures } from '../pictures';
import { WholePage } from './WholePage';

const CARDS = [
  { headline: 'Pick up today', url: '/pickup', image: pictures['PAPER'] },
  { headline: 'Free returns', url: '/returns', image: pictures['MUG'] },
  { headline: 'Your rewards', url: '/rewards', image: pictures['PEN'] },
];

export function HomePage() {
  return (
    <WholePage title="Everything for the office" slot="home">
      <ContentBanner slot="home" />
      <IconCards cards={CARDS} />
      <RecsCarousel type="trendingNow" place="home" skus={['MUG']} />
      <AtcDrawer />
    </WholePage>
  );
}

export function CategoryPage({ skus }: { skus: readonly string[] }) {
  return (
    <WholePage title="On the desk">
      <ul className="page__products">
        {skus.map((sku) => (
          <li key={sku}>
            <ProductTile sku={sku} showCompare />
          </li>
        ))}
      </ul>
      <CompareTray />
      <AtcDrawer recommendationCount={3} />
    </WholePage>
  );
}

export function ProductPage() {
  return (
    <WholePage title="Office chair">
      <div className="page__columns">
        <img className="page__picture" src={pictures['CHAIR']} alt="" width="360" height="360" />
        <div className="page__choices">
          <p>A chair for long days: its seat, its back and its arms move with you.</p>
          <p className="page__price">$189.99</p>
          <AddToCartButton sku="CHAIR" showQuantity feedback="drawer" />
          <PickUpToday sku="CHAIR" productName="Office chair" />
          <AddToList sku="CHAIR" productName="Office chair" />
        </div>
      </div>
      <FurnitureTable skus={['CHAIR', 'LAMP', 'STAPLER']} title="Around the desk" />
      <RecsCarousel skus={['CHAIR']} count={3} />
      <AtcDrawer recommendationCount={3} />
    </WholePage>
  );
}
