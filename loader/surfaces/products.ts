import { readAhead } from '../../src/hooks/products/useProductTiles';
import { AddToList } from '../../src/widgets/lists/AddToList/AddToList';
import * as addToList from '../../src/widgets/lists/AddToList/attributes';
import * as compareList from '../../src/widgets/products/CompareList/attributes';
import { CompareList } from '../../src/widgets/products/CompareList/CompareList';
import * as compareTray from '../../src/widgets/products/CompareTray/attributes';
import { CompareTray } from '../../src/widgets/products/CompareTray/CompareTray';
import * as compatibleCartridges from '../../src/widgets/products/CompatibleCartridges/attributes';
import { CompatibleCartridges } from '../../src/widgets/products/CompatibleCartridges/CompatibleCartridges';
import * as compatiblePrinters from '../../src/widgets/products/CompatiblePrinters/attributes';
import { CompatiblePrinters } from '../../src/widgets/products/CompatiblePrinters/CompatiblePrinters';
import * as expertSuggest from '../../src/widgets/products/ExpertSuggest/attributes';
import { ExpertSuggest } from '../../src/widgets/products/ExpertSuggest/ExpertSuggest';
import * as productTile from '../../src/widgets/products/ProductTile/attributes';
import { ProductTile } from '../../src/widgets/products/ProductTile/ProductTile';
import * as recsCarousel from '../../src/widgets/products/RecsCarousel/attributes';
import { RecsCarousel } from '../../src/widgets/products/RecsCarousel/RecsCarousel';
import { type Surface, widget } from '../entry';

/** Products: tiles, carousels and comparison. */
export const widgets: Surface = {
  'add-to-list': widget(AddToList, addToList),
  'compare-list': widget(CompareList, compareList),
  'compare-tray': widget(CompareTray, compareTray),
  'compatible-cartridges': widget(CompatibleCartridges, compatibleCartridges),
  'compatible-printers': widget(CompatiblePrinters, compatiblePrinters),
  'expert-suggest': widget(ExpertSuggest, expertSuggest),
  'product-tile': widget(ProductTile, productTile, { readAhead }),
  'recs-carousel': widget(RecsCarousel, recsCarousel, {
    isWholePage: true,
  }),
};
