import { STOCK_ALERT_FORM, STOCK_ALERT_MESSAGES, type StockAlertMessageKey } from '../../core/cart/rules/stockAlert';
import { sendForm } from '../../core/content/client/formClient';
import { formatMessage } from '../../core/platform/rules/formatMessage';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAction } from '../platform/useAction';

/** The request to be told when a product is back in stock, with its texts [DEC-Q507]. */
export function useStockAlert(sku: string, name: string) {
  const storefront = useStorefront();
  const { status, isPending, mutate } = useAction<void, void>(() => sendForm(storefront, STOCK_ALERT_FORM, { sku }));
  const translate = (key: StockAlertMessageKey) =>
    formatMessage(messageFor(STOCK_ALERT_MESSAGES, key, storefront.settings.messages.cart), { name });
  return {
    text: translate('stockAlert.request'),
    label: translate('stockAlert.requestNamed'),
    isDone: status === 'success',
    isBusy: isPending,
    status:
      status === 'success'
        ? translate('stockAlert.done')
        : status === 'error'
          ? translate('stockAlert.failed')
          : undefined,
    onPress: () => mutate(),
  };
}
