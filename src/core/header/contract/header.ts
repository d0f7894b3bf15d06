import * as v from '../../../schema';
import { Amount, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** One piece of the words of a menu or banner [MENU-004]. Blocks inside it have the same shape, and are read one by one. */
export const HeadlineBody = v.object({
  headlinertext: Text,
  headlinerstyle: TextOrList,
  headlinertextColor: Text,
  headlinerdestinationURL: Text,
  headlinertargetWindow: Text,
  headlinerMain: v.nullish(
    v.object({ headlinerMainstyle: TextOrList, headlinerBlock: v.nullish(v.array(v.unknown())) }),
  ),
});

export type HeadlineBody = v.InferOutput<typeof HeadlineBody>;

/** One item of a menu [MENU-001]. The items below it have the same shape, and are read one by one. */
export const MenuItemBody = v.object({
  permissionlimit: TextOrList,
  GroupOverrideURL: v.nullish(v.array(v.object({ url: Text, usergroups: TextOrList }))),
  url: Text,
  destinationURL: Text,
  destinationReplaceURL: Text,
  actionType: Text,
  actionIcon: Text,
  action: Text,
  ActionLandingPage: Text,
  ariaLabel: Text,
  chatLineOfBusiness: TextOrNumber,
  headliner: v.nullish(v.array(v.unknown())),
  mobileHeadliner: v.nullish(v.array(v.unknown())),
  ctaCompoundctaType: Text,
  targetWindow: Text,
  items: v.nullish(v.array(v.unknown())),
});

export type MenuItemBody = v.InferOutput<typeof MenuItemBody>;

/** A banner on top of the header, for one slot and theme [CONT-001, HDR-003]. */
const TopHatBody = v.object({
  slot: Text,
  theme: Text,
  permissionlimit: TextOrList,
  headliner: v.nullish(v.array(v.unknown())),
  mobileHeadliner: v.nullish(v.array(v.unknown())),
  url: Text,
});

/** What a business buyer may spend [BUD-001, BUD-002]. */
export const BudgetBody = v.object({
  bcDetails: v.nullish(v.object({ availableBalance: Amount })),
  budgetCenter: Text,
  invoiceInfo: v.nullish(
    v.object({
      bc: v.nullish(
        v.object({
          level: Text,
          values: v.nullish(v.array(v.object({ name: Text, balance: Amount, total: Amount }))),
          budgetingEnabled: Flag,
          isConfigured: Flag,
        }),
      ),
    }),
  ),
});

export type BudgetBody = v.InferOutput<typeof BudgetBody>;

const Items = v.nullish(v.array(v.unknown()));

/** Header and footer of a page [HDR-021]; in place of them a status that leads elsewhere [HDR-017]. */
export const HeaderAnswerBody = v.object({
  status: v.nullish(v.unknown()),
  location: Text,
  headerData: v.nullish(
    v.object({
      variant: Text,
      logo: v.nullish(v.object({ text: Text, url: Text, imageUrl: Text })),
      mainMenu: Items,
      utilityMenu: Items,
      accountMenu: Items,
      topHat: v.nullish(v.array(TopHatBody)),
      budget: v.nullish(BudgetBody),
    }),
  ),
  footerData: v.nullish(v.object({ menu: Items, legalText: Text })),
});

export type HeaderAnswerBody = v.InferOutput<typeof HeaderAnswerBody>;

/** What a business may have printed [HDR-026]. */
export const PrintServicesBody = v.object({ xmpie: Items, static: Items, navink: Items });

/** One service of that list. */
export const PrintServiceBody = v.object({ name: Text, url: Text });
