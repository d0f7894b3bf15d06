import { parseAnswer } from '../../platform/client/http/failures';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import { safeUrl } from '../../platform/rules/safeUrl';
import { BudgetBody, type HeaderAnswerBody, HeadlineBody, MenuItemBody } from '../contract/header';
import { HEADER_VARIANTS } from '../rules/headerVariant';
import { type HeadlineBlock, headlineColor, headlineStyles } from '../rules/headline';
import type { MenuItem } from '../rules/menu/menuItem';
import { type Budget, type SiteHeader, TOP_HAT_SLOTS, type TopHat } from '../rules/siteHeader';

/** The maximum nesting depth of menus and headlines. Deeper levels are omitted. */
const DEEPEST = 4;

type Written<T> = T | null | undefined;

const list = (value: Written<string | string[]>): string[] => [value ?? []].flat();

const newTab = (target: Written<string>): boolean => /^(new-page|_blank)$/i.test(target ?? '');

/** Translates the header of the shop. Throws CommerceError `contract`, which names the field, if an item is invalid. */
export function toSiteHeader({ headerData, footerData }: HeaderAnswerBody, currency: string): SiteHeader {
  const { variant, logo, topHat, budget } = headerData ?? {};
  const logoUrl = safeUrl(orUndefined(logo?.url));
  return {
    variant: HEADER_VARIANTS.find((each) => each === variant),
    logo: logo ? { text: logo.text ?? '', url: logoUrl, imageUrl: safeUrl(orUndefined(logo.imageUrl)) } : undefined,
    mainMenu: toMenu(headerData?.mainMenu, 'mainMenu'),
    utilityMenu: toMenu(headerData?.utilityMenu, 'utilityMenu'),
    accountMenu: toMenu(headerData?.accountMenu, 'accountMenu'),
    topHats: (topHat ?? []).flatMap((each) => toTopHat(each)),
    budget: budget ? toBudget(budget, currency) : undefined,
    footer: { menu: toMenu(footerData?.menu, 'footer'), legalText: orUndefined(footerData?.legalText) },
  };
}

/** Translates the items of a menu, with their nested items [MENU-001]. */
export function toMenu(items: Written<readonly unknown[]>, id: string, depth = 1): MenuItem[] {
  if (depth > DEEPEST) return [];
  return (items ?? []).map((item, index) => toMenuItem(item, `${id}.${index}`, depth));
}

function toMenuItem(item: unknown, id: string, depth: number): MenuItem {
  const body = parseAnswer(MenuItemBody, item, `menu ${id}`);
  const line = orUndefined(body.chatLineOfBusiness);
  return {
    id,
    permissionLimit: list(body.permissionlimit),
    groupOverrides: (body.GroupOverrideURL ?? []).map(({ url, usergroups }) => ({
      url: url ?? '',
      userGroups: list(usergroups),
    })),
    url: orUndefined(body.url),
    destinationUrl: orUndefined(body.destinationURL),
    destinationReplaceUrl: orUndefined(body.destinationReplaceURL),
    actionType: orUndefined(body.actionType),
    actionIcon: orUndefined(body.actionIcon),
    action: orUndefined(body.action),
    actionLandingPage: orUndefined(body.ActionLandingPage),
    ariaLabel: orUndefined(body.ariaLabel),
    chatLineOfBusiness: line === undefined ? undefined : String(line),
    headliner: toHeadline(body.headliner),
    mobileHeadliner: toHeadline(body.mobileHeadliner),
    element: body.ctaCompoundctaType === 'button' ? 'button' : 'link',
    opensNewTab: newTab(body.targetWindow),
    items: toMenu(body.items, id, depth + 1),
  };
}

/**
 * Translates the text of a menu item or banner. Blocks without text, and without nested blocks that have some, are
 * omitted [MENU-004].
 */
export function toHeadline(blocks: Written<readonly unknown[]>, depth = 1): HeadlineBlock[] {
  if (depth > DEEPEST) return [];
  return (blocks ?? []).flatMap((block) => {
    const body = parseAnswer(HeadlineBody, block, 'headliner');
    const inside = toHeadline(body.headlinerMain?.headlinerBlock, depth + 1);
    const text = body.headlinertext ?? '';
    if (text.trim() === '' && inside.length === 0) return [];
    return {
      text,
      styles: headlineStyles(list(body.headlinerstyle)),
      color: headlineColor(orUndefined(body.headlinertextColor)),
      url: safeUrl(orUndefined(body.headlinerdestinationURL)),
      opensNewTab: newTab(body.headlinertargetWindow),
      main:
        inside.length > 0
          ? { styles: headlineStyles(list(body.headlinerMain?.headlinerMainstyle)), blocks: inside }
          : undefined,
    };
  });
}

type TopHatBody = NonNullable<NonNullable<HeaderAnswerBody['headerData']>['topHat']>[number];

/** A banner with an unknown slot is omitted. */
function toTopHat({ slot, theme, permissionlimit, headliner, mobileHeadliner, url }: TopHatBody): TopHat[] {
  const knownSlot = TOP_HAT_SLOTS.find((each) => each === slot);
  if (!knownSlot) return [];
  return [
    {
      slot: knownSlot,
      theme: orUndefined(theme),
      permissionLimit: list(permissionlimit),
      headliner: toHeadline(headliner),
      mobileHeadliner: toHeadline(mobileHeadliner),
      url: safeUrl(orUndefined(url)),
    },
  ];
}

/** Parses a budget that the page provides. Throws CommerceError `contract` if it is invalid. */
export function readBudget(body: unknown, currency: string): Budget {
  return toBudget(parseAnswer(BudgetBody, body, 'budget'), currency);
}

/** Translates a budget. Flags that the shop omits count as false: not enabled, not configured [BUD-001, BUD-002]. */
function toBudget({ bcDetails, budgetCenter, invoiceInfo }: BudgetBody, currency: string): Budget {
  const { level, values, budgetingEnabled, isConfigured } = invoiceInfo?.bc ?? {};
  return {
    availableBalance: toMoney(bcDetails?.availableBalance, 'budget: availableBalance', currency),
    center: orUndefined(budgetCenter),
    centers: {
      level: orUndefined(level),
      isBudgetingEnabled: isSet(budgetingEnabled),
      isConfigured: isSet(isConfigured),
      values: (values ?? []).map(({ name, balance, total }) => ({
        name: name ?? '',
        balance: toMoney(balance, 'budget: balance', currency),
        total: toMoney(total, 'budget: total', currency),
      })),
    },
  };
}
