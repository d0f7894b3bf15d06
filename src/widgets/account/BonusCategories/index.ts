export { attributes, callbacks } from './attributes';
export { BonusCategories, type BonusCategoriesProps } from './BonusCategories';
