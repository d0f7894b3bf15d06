import * as v from '../../../schema';
import { Amount, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/**
 * A block of the text of a menu item or banner [MENU-004]. Nested blocks have the same shape and are validated one by
 * one.
 */
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

/** A menu item [MENU-001]. Nested items have the same shape and are validated one by one. */
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

/** A top-hat banner above the header, for one slot and theme [CONT-001, HDR-003]. */
const TopHatBody = v.object({
  slot: Text,
  theme: Text,
  permissionlimit: TextOrList,
  headliner: v.nullish(v.array(v.unknown())),
  mobileHeadliner: v.nullish(v.array(v.unknown())),
  url: Text,
});

/** The budget of a business buyer [BUD-001, BUD-002]. */
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

/** Header and footer of a page [HDR-021], or a status and a location to redirect to instead [HDR-017]. */
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

/** The print services that a business may order [HDR-026]. */
export const PrintServicesBody = v.object({ xmpie: Items, static: Items, navink: Items });

/** A single print service. */
export const PrintServiceBody = v.object({ name: Text, url: Text });

/** The response of the suggest service: a list of texts, or of objects with a text and the URL of a page [HDR-023]. */
export const SuggestionsBody = v.object({ suggestions: v.nullish(v.array(v.unknown())) });

export const SuggestionBody = v.object({ text: v.string(), url: v.nullish(v.string()) });
