import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { salesRepOf } from '../../../core/account/rules/salesRep';
import { type HeaderVariant, headerParts } from '../../../core/header/rules/headerVariant';
import { type Budget, hasBudgetOverview, type SiteHeader } from '../../../core/header/rules/siteHeader';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useAccount } from '../../../hooks/account/useAccount';
import { useRewardsWithPrompt } from '../../../hooks/account/useRewards';
import { useMenuPress, useMenuReader, useUnknownCodes } from '../../../hooks/header/useMenuEntries';
import { usePrintServices } from '../../../hooks/header/usePrintServices';
import { type SearchUrls, useSearch } from '../../../hooks/header/useSearch';
import { useTopHat } from '../../../hooks/header/useTopHat';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMediaQuery } from '../../../hooks/platform/useMediaQuery';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { usePictureUrl } from '../../../hooks/platform/usePictureUrl';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { Button } from '../../../ui/controls/Button';
import { SearchField } from '../../../ui/controls/SearchField';
import { AccountFlyout } from '../../../ui/navigation/AccountFlyout';
import { MenuBar } from '../../../ui/navigation/MenuBar';
import { MenuLinks } from '../../../ui/navigation/MenuLinks';
import { Rewards, RewardsFlyout } from '../../../ui/navigation/Rewards';
import { SalesRepLine } from '../../../ui/navigation/SalesRepLine';
import { TopHat } from '../../../ui/navigation/TopHat';
import { hostOf } from '../../../ui/rendering/hostOf';
import { messages } from './messages';

type HeaderSheetProps = SearchUrls & {
  header: SiteHeader;
  variant: HeaderVariant;
  slot?: 'home' | 'cart';
  parts?: string[];
  cart?: ReactNode;
};

/** A header whose data is loaded: the parts of its variant, in their order. */
export function HeaderSheet({ header, variant, slot, parts, cart, ...urls }: HeaderSheetProps) {
  const translate = useMessages('site-header', messages);
  const { session, site } = useStorefront();
  const reader = useMenuReader(variant);
  const account = useAccount();
  const press = useMenuPress();
  const [isAccountOpen, setAccountOpen] = useState(false);
  const shown = headerParts(variant, parts);
  const has = (part: (typeof shown)[number]) => shown.includes(part);
  const globalHat = useTopHat(header, 'global', reader);
  const ownHat = useTopHat(header, slot ?? 'global', reader);
  const print = usePrintServices(translate('printServices'), has('menu'));
  useUnknownCodes([...header.mainMenu, ...header.utilityMenu, ...header.accountMenu]);
  const box = useRef<HTMLElement>(null);
  useServerCart(box);
  const rep = has('sales-rep') ? salesRepOf(session.permissionDetail) : undefined;
  const { isSignedIn, firstName } = account;
  const welcome =
    isSignedIn && firstName
      ? translate('welcomeNamed', { name: firstName })
      : translate(isSignedIn ? 'welcomeBack' : 'welcome');

  const utility = has('utility') ? reader.read(header.utilityMenu) : [];
  const isNarrow = useMediaQuery('(width < 1024px)');
  const rewards = has('rewards') && !site.isSBA && <HeaderRewards isFlat={isNarrow} />;
  // details move into the account menu, and single links into the folded menu, if this header has them [DEC-Q593]
  const isBehindAccount = isNarrow && has('account');
  const isFolded = isNarrow && has('menu');
  const welcomeLine = has('welcome') && <p>{welcome}</p>;
  const repLine = rep && <SalesRepLine label={translate('salesRep')} rep={rep} />;
  const budget = has('budget') && header.budget && <BudgetBalance budget={header.budget} translate={translate} />;
  const links = utility.length > 0 && !isFolded && (
    <nav aria-label={translate('utility')} className="quire-site-header__utility">
      <MenuLinks entries={utility} onPress={press} layout="row" />
    </nav>
  );
  const menu = has('menu') && (
    <MenuBar
      label={translate('menu')}
      entries={[...reader.read(header.mainMenu), ...print, ...(isFolded ? utility : [])]}
      translate={translate}
      onPress={press}
    />
  );

  return (
    <header ref={box} className={`quire-site-header__sheet quire-site-header__sheet--${variant}`}>
      {has('top-hat') && slot && ownHat && <TopHat label={translate('topHatHere')} {...ownHat} />}
      {has('top-hat') && globalHat && <TopHat label={translate('topHat')} {...globalHat} />}
      <div className="quire-site-header__row">
        {isNarrow && menu}
        {has('logo') && <Logo logo={header.logo} home={translate('home')} />}
        {has('search') && <HeaderSearch {...urls} translate={translate} />}
        <div className="quire-site-header__end">
          {!isBehindAccount && rewards}
          {!isBehindAccount && budget}
          {!has('account') && welcomeLine}
          {!has('account') && repLine}
          {has('account') && (
            <AccountFlyout
              {...account}
              entries={reader.read(header.accountMenu)}
              translate={translate}
              isOpen={isAccountOpen}
              onToggle={setAccountOpen}
              onPress={press}
              welcome={welcomeLine}
            >
              {repLine}
              {isBehindAccount && budget}
              {isBehindAccount && session.rewardsNumber && rewards}
            </AccountFlyout>
          )}
          {cart ?? <slot name="cart" />}
        </div>
      </div>
      {(links || (menu && !isNarrow)) && (
        <div className="quire-site-header__row quire-site-header__row--menu">
          {!isNarrow && menu}
          {links}
        </div>
      )}
    </header>
  );
}

/** The search field of a header [HDR-004]. */
function HeaderSearch({ translate, ...urls }: SearchUrls & { translate: Translate<keyof typeof messages> }) {
  const search = useSearch(urls);
  const box = useRef<HTMLDivElement>(null);
  useServerSearch(box, search.onType);
  return (
    <div ref={box} className="quire-site-header__search">
      <SearchField
        {...search}
        label={translate('search')}
        placeholder={translate('searchButton')}
        buttonLabel={translate('searchButton')}
        translate={translate}
      />
    </div>
  );
}

/** The rewards of a header, with the messages of the separate rewards menu; `isFlat` without a button [HDR-006]. */
export function HeaderRewards({ isFlat = false }: { isFlat?: boolean }) {
  const { session } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const rewards = useRewardsWithPrompt('rewards-menu');
  if (isFlat) return <Rewards {...rewards} />;
  return (
    <div className={session.rewardsNumber ? 'quire-site-header__rewards' : undefined}>
      <RewardsFlyout {...rewards} isOpen={isOpen} onToggle={setOpen} />
    </div>
  );
}

/** The remaining budget of a business buyer, with a button that opens all budgets [HDR-010, BUD-003]. */
function BudgetBalance({ budget, translate }: { budget: Budget; translate: Translate<keyof typeof messages> }) {
  const { site, locale } = useStorefront();
  const requestOverlay = useRequestOverlay();
  if (!site.isSBA || !budget.availableBalance) return null;
  const text = translate('budget', { amount: formatMoney(budget.availableBalance, locale) });
  if (!hasBudgetOverview(budget.centers)) return <p>{text}</p>;
  return (
    <Button kind="plain" opensDialog onClick={() => void requestOverlay({ overlay: 'BUDGET' })}>
      {text}
    </Button>
  );
}

function Logo({ logo, home }: { logo: SiteHeader['logo']; home: string }) {
  const text = logo?.text || home;
  const image = usePictureUrl()(logo?.imageUrl);
  return (
    <a className="quire-site-header__logo" href={logo?.url ?? '/'}>
      {image ? <img src={image} alt={text} height="40" /> : text}
    </a>
  );
}

/**
 * Slots the elements that the server has marked with `data-header-part="cart"` into the header while it is mounted: the
 * page's own cart is shown in the server's header and in this one.
 */
function useServerCart(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const parts = [...(hostOf(box.current)?.querySelectorAll(':scope > [data-header-part="cart"]') ?? [])];
    for (const part of parts) part.slot = 'cart';
    return () => {
      for (const part of parts) part.removeAttribute('slot');
    };
  }, [box]);
}

/** Moves the text that a customer has begun to type from the server's search field into this one, and the focus too. */
function useServerSearch(box: RefObject<HTMLElement | null>, onType: (text: string) => void): void {
  useLayoutEffect(() => {
    const field = hostOf(box.current)?.querySelector<HTMLInputElement>('input[name="q"]');
    if (!field) return;
    if (field.value !== '') onType(field.value);
    if (document.activeElement === field) box.current?.querySelector<HTMLElement>('[name="q"]')?.focus();
  }, [box, onType]);
}
