import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LineItem } from '../../../../core/cart/rules/cart';
import {
  chosenLevel,
  FURNITURE_MESSAGES,
  type FurnitureService,
  levelLabel,
  lineControls,
  shortLevelLabel,
} from '../../../../core/cart/rules/furniture';
import { lineBounds } from '../../../../core/cart/rules/quantity';
import { messageFor } from '../../../../core/platform/rules/messages';
import { useLineQuantity } from '../../../../hooks/cart/useLineQuantity';
import { useListAction } from '../../../../hooks/cart/useOverlayActions';
import { useRemoveLine } from '../../../../hooks/cart/useRemoveLine';
import { useStepper } from '../../../../hooks/cart/useStepper';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { canSaveForLater, useSaveForLater } from '../../../../hooks/saved/useSaveForLater';
import { LinkButton } from '../../../../ui/controls/LinkButton';
import { OverlayActions } from '../../../../ui/controls/OverlayActions';
import { ownTyping } from '../../../../ui/controls/ownTyping';
import { QuantityStepper } from '../../../../ui/controls/QuantityStepper';
import inputStyles from '../../../../ui/controls/TextInput.css';
import { MoreActions } from '../../../../ui/overlays/MoreActions';
import { Spinner } from '../../../../ui/rendering/Spinner';
import { useStyles } from '../../../../ui/rendering/StyleRoot';
import { messages } from '../messages';

export type LineControlsProps = {
  line: LineItem;
  /** The parent line that this line belongs to. */
  parent: LineItem | undefined;
  services: FurnitureService[];
  /** Its furniture service is being changed. */
  isChanging: boolean;
  isLeaving: boolean;
  /** The page has a list of saved items. */
  hasSaved: boolean;
  /** The page has lists that the item can be added to. */
  hasLists: boolean;
};

/** The furniture service and the quantity of a line, and its actions: remove, save for later, add to a list. */
export function LineControls(props: LineControlsProps) {
  const { line, parent, services, isLeaving, hasSaved, hasLists } = props;
  const translate = useMessages('cart-page', messages);
  const { settings } = useStorefront();
  const remove = useRemoveLine();
  const save = useSaveForLater();
  const controls = lineControls(line, settings.cart.furnitureServiceSku);
  const isWhole = controls === 'all';
  const { name } = line;

  return (
    <div className="quire-cart-page__controls">
      {services.length > 0 && <FurnitureChoice line={line} services={services} isChanging={props.isChanging} />}
      {isWhole ? (
        <LineQuantity line={line} parent={parent} isLeaving={isLeaving} />
      ) : (
        <p className="quire-cart-page__quiet">{translate('fixedQuantity', { n: line.quantity })}</p>
      )}
      {controls !== 'none' && (
        <MoreActions label={translate('moreNamed', { name })}>
          <LineButton
            label={translate('removeNamed', { name })}
            isOff={line.id === '' || isLeaving}
            onClick={() => remove.mutate(line.id)}
          >
            {translate('remove')}
          </LineButton>
          {hasSaved && isWhole && canSaveForLater(line) && (
            <LineButton label={translate('saveNamed', { name })} isOff={isLeaving} onClick={() => save.mutate(line)}>
              {translate('saveForLater')}
            </LineButton>
          )}
          {isWhole && hasLists && <AddToList line={line} />}
        </MoreActions>
      )}
    </div>
  );
}

/**
 * The quantity of a line. A typed quantity waits in the client while another change is in flight, so the field is never
 * disabled for that; a step is ignored meanwhile [CART-UPD-006].
 */
function LineQuantity({ line, parent, isLeaving }: Pick<LineControlsProps, 'line' | 'parent' | 'isLeaving'>) {
  const translate = useMessages('cart-page', messages);
  const bounds = lineBounds(line, parent ? [parent] : []);
  const stepper = useStepper(useLineQuantity(line, bounds), line.name, bounds, translate);
  return <QuantityStepper {...stepper} isDisabled={line.id === '' || isLeaving} />;
}

type LineButtonProps = { label: string; isOff: boolean; children: ReactNode; onClick: () => void };

/**
 * A button that changes the line, off while another change is in flight [CART-UPD-006, CART-DEL-004, SFL-002]. It changes
 * only the attribute: re-rendering the buttons of hundreds of lines would take longer than the change.
 */
function LineButton({ label, isOff, children, onClick }: LineButtonProps) {
  const { cart } = useStorefront();
  const button = useRef<HTMLButtonElement>(null);
  const isOffNow = () => isOff || cart.state().isMutating;

  useLayoutEffect(() => {
    const sync = () => {
      const isDisabled = button.current?.hasAttribute('aria-disabled');
      const isWanted = isOff || cart.state().isMutating;
      if (isWanted && !isDisabled) button.current?.setAttribute('aria-disabled', 'true');
      if (!isWanted && isDisabled) button.current?.removeAttribute('aria-disabled');
    };
    sync();
    return cart.subscribe(sync);
  }, [cart, isOff]);

  return (
    <LinkButton buttonRef={button} label={label} onClick={() => !isOffNow() && onClick()}>
      {children}
    </LinkButton>
  );
}

/** Adds the line to a list [SCR-010]. */
function AddToList({ line }: { line: LineItem }) {
  return <OverlayActions actions={[useListAction([line], { isOffered: true })]} />;
}

/** The furniture service for a line: one level for all units of the line, or none [FURN-001, CART-ENT-023]. */
function FurnitureChoice({ line, services, isChanging }: Pick<LineControlsProps, 'line' | 'services' | 'isChanging'>) {
  useStyles(inputStyles);
  const translate = useMessages('cart-page', messages);
  const { cart, settings } = useStorefront();
  const id = useId();
  const [wanted, setWanted] = useState<string>();
  const cartMessages = settings.messages.cart;
  const title = messageFor(FURNITURE_MESSAGES, 'furniture.service', cartMessages);

  async function choose(value: string) {
    setWanted(value);
    const furnSvcInfo = services.map(({ level }) => ({ level, qty: level === value ? line.quantity : 0 }));
    // `cart:change-failed` reports the failure
    await cart.update({ lineId: line.id, fields: { furnSvcInfo } }, { isQueued: true }).catch(() => undefined);
    setWanted((latest) => (latest === value ? undefined : latest));
  }

  return (
    <div {...ownTyping} className="quire-cart-page__service" aria-busy={isChanging || undefined}>
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        className="quire-input"
        part="input"
        value={wanted ?? chosenLevel(services) ?? 'none'}
        disabled={line.id === ''}
        aria-describedby={`${id}-levels`}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        <option value="none">{shortLevelLabel(undefined, cartMessages)}</option>
        {services.map(({ level }) => (
          <option key={level} value={level}>
            {shortLevelLabel(level, cartMessages)}
          </option>
        ))}
      </select>
      {isChanging && (
        <span role="status">
          <Spinner />
          <span className="quire-hidden-visually">{translate('fieldPending', { name: title })}</span>
        </span>
      )}
      <ul id={`${id}-levels`} className="quire-cart-page__quiet">
        {services.map(({ level }) => (
          <li key={level}>{levelLabel(level, cartMessages)}</li>
        ))}
      </ul>
    </div>
  );
}
