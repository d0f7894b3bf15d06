import * as addToList from '../../src/widgets/lists/AddToList/index';
import * as compareList from '../../src/widgets/products/CompareList/index';
import * as compareTray from '../../src/widgets/products/CompareTray/index';
import * as compatibleCartridges from '../../src/widgets/products/CompatibleCartridges/index';
import * as compatiblePrinters from '../../src/widgets/products/CompatiblePrinters/index';
import * as expertSuggest from '../../src/widgets/products/ExpertSuggest/index';
import * as productTile from '../../src/widgets/products/ProductTile/index';
import * as recsCarousel from '../../src/widgets/products/RecsCarousel/index';
import { type Surface, widget } from '../entry';

/** Products: tiles, carousels and comparison. */
export const widgets: Surface = {
  'add-to-list': widget(addToList.AddToList, addToList.attributes, addToList.callbacks),
  'compare-list': widget(compareList.CompareList, compareList.attributes, compareList.callbacks),
  'compare-tray': widget(compareTray.CompareTray, compareTray.attributes, compareTray.callbacks),
  'compatible-cartridges': widget(
    compatibleCartridges.CompatibleCartridges,
    compatibleCartridges.attributes,
    compatibleCartridges.callbacks,
  ),
  'compatible-printers': widget(
    compatiblePrinters.CompatiblePrinters,
    compatiblePrinters.attributes,
    compatiblePrinters.callbacks,
  ),
  'expert-suggest': widget(expertSuggest.ExpertSuggest, expertSuggest.attributes, expertSuggest.callbacks),
  'product-tile': widget(productTile.ProductTile, productTile.attributes, productTile.callbacks, {
    readAhead: productTile.readAhead,
  }),
  'recs-carousel': widget(recsCarousel.RecsCarousel, recsCarousel.attributes, recsCarousel.callbacks, {
    isWholePage: true,
  }),
};
