import { useId, useState } from 'react';
import type { LineItem } from '../../../../core/cart/rules/cart';
import {
  chosenLevel,
  FURNITURE_MESSAGES,
  type FurnitureLevel,
  type FurnitureService,
  levelLabel,
  servicesAt,
  shortLevelLabel,
} from '../../../../core/cart/rules/furniture';
import { messageFor } from '../../../../core/platform/rules/messages';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { ownTyping } from '../../../../ui/controls/ownTyping';
import inputStyles from '../../../../ui/controls/TextInput.css';
import { Spinner } from '../../../../ui/rendering/Spinner';
import { useStyles } from '../../../../ui/rendering/StyleRoot';
import { messages } from '../messages';

export type FurnitureChoiceProps = { line: LineItem; services: FurnitureService[]; isChanging: boolean };

/** The furniture service for a line: one level for all units of the line, or none [FURN-001, CART-ENT-023]. */
export function FurnitureChoice({ line, services, isChanging }: FurnitureChoiceProps) {
  useStyles(inputStyles);
  const translate = useMessages('cart-page', messages);
  const { cart, settings } = useStorefront();
  const id = useId();
  const [wanted, setWanted] = useState<FurnitureLevel | 'none'>();
  const cartMessages = settings.messages.cart;
  const title = messageFor(FURNITURE_MESSAGES, 'furniture.service', cartMessages);

  async function choose(value: string) {
    const level = services.find((service) => service.level === value)?.level;
    const furnSvcInfo = servicesAt(level, services, line.quantity).map((service) => ({
      level: service.level,
      qty: service.quantity,
    }));
    const requested = level ?? 'none';
    setWanted(requested);
    // `cart:change-failed` reports the failure
    await cart.update({ lineId: line.id, fields: { furnSvcInfo } }, { isQueued: true }).catch(() => undefined);
    setWanted((latest) => (latest === requested ? undefined : latest));
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
