import { Button } from '../controls/Button';

export type StockAlertProps = {
  text: string;
  label: string;
  /** The shop has the request: the button disappears. */
  isDone: boolean;
  isBusy: boolean;
  status: string | undefined;
  onPress: () => void;
};

/** The button by which a customer asks to be told when a product is back in stock, and the result. */
export function StockAlert({ text, label, isDone, isBusy, status, onPress }: StockAlertProps) {
  return (
    <div>
      {!isDone && (
        <Button kind="plain" label={label} isBusy={isBusy} onClick={onPress}>
          {text}
        </Button>
      )}
      <p role="status">{status}</p>
    </div>
  );
}
