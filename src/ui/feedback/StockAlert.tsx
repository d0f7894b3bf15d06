import { Button } from '../controls/Button';

export type StockAlertProps = {
  text: string;
  label: string;
  /** The shop has the request: the button is disabled, and keeps the focus. */
  isDone: boolean;
  isBusy: boolean;
  status: string | undefined;
  onPress: () => void;
};

/** The button by which a customer asks to be told when a product is back in stock, and the result. */
export function StockAlert({ text, label, isDone, isBusy, status, onPress }: StockAlertProps) {
  return (
    <div>
      <Button kind="plain" label={label} isBusy={isBusy} isDisabled={isDone} onClick={onPress}>
        {text}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
