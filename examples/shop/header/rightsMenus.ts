import { item, only } from './item';

const services = '/webapp/category/services';

/** Menu items that need a permission, by topic. */
const rights: readonly (readonly [words: string, ...codes: string[]])[] = [
  ['Reports', 'H_R', 'H_SAM'],
  ['Supplier accounts', 'G_SE', 'G_CON'],
  ['Company settings', 'H_CM', 'H_CP'],
  ['Linked accounts', 'G_ALP', 'G_AL'],
  ['Bulk reorder', 'G_BRE', 'H_EBL'],
  ['Shared carts', 'H_SB', 'H_SL'],
  ['Pay by account', 'G_BT1', 'BLUETARP'],
  ['Manage users', 'H_MU', 'H_EMP'],
  ['Standing orders', 'H_AR', 'H_SSD'],
  ['Contract offers', 'G_BOP', 'DL'],
  ['Print marketing', 'PRINTMKT'],
];

export const forPermissions = [
  only(['H_AO', 'H_AL', 'H_AG'], item('Orders to approve', '/sba/approvals')),
  ...rights.map(([text, ...codes]) => only(codes, item(text, services))),
];

export const forMembers = [
  only(['SELECT'], item('Select prices', '/webapp/category/paper')),
  only(['PREMIUM'], item('Premium prices', '/webapp/category/phones')),
  only(['NO_SEG_1_UNIDENTIFIED', 'NO_SEG_2_NON_REWARDS'], item('Your rewards', '/webapp/for-you')),
];

/** Each is for some consumer segments. */
export const forSegments = [
  only(['1_UNIDENTIFIED', '2_NON_REWARDS'], item('New here', '/webapp/for-you')),
  only(['SEG_3', 'SEG_4', '24_LOYALTY_NEW', '30_LOYALTY_NEW'], item('Welcome to the program', '/webapp/for-you')),
  only(['SEG_26', 'SEG_27', '32_LOYALTY_GOLD'], item('Thanks for your loyalty', '/webapp/for-you')),
];
