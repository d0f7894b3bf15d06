import { Button } from '../controls/Button';
import { type Choice, Choices } from '../controls/Choices';
import { Spinner } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './DeliveryOptions.css';

export type DeliveryOptionsProps = {
  /** The label of the group, for screen readers. */
  label: string;
  /** Shipping, then pickup. */
  choices: Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** The button that opens the store finder. */
  store: { text: string; label: string | undefined; isBusy: boolean; onPress: () => void } | undefined;
  status: string | undefined;
  error?: string | undefined;
  isBusy?: boolean;
};

/** "Ship it" or "Pick up at" a store, side by side if there is room. */
export function DeliveryOptions({ store, status, isBusy = false, ...choices }: DeliveryOptionsProps) {
  useStyles(styles);
  return (
    <div className="quire-delivery-options" aria-busy={isBusy || undefined}>
      <Choices isLabelHidden isDisabled={isBusy} {...choices}>
        {store && (
          <span className="quire-delivery-options__store">
            <Button kind="plain" opensDialog isBusy={store.isBusy} label={store.label} onClick={store.onPress}>
              {store.text}
            </Button>
            {isBusy && <Spinner />}
          </span>
        )}
      </Choices>
      <p role="status" className="quire-quiet">
        {status}
      </p>
    </div>
  );
}
