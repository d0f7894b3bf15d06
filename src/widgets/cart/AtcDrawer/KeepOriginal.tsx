import type { FeedbackSurface } from '../../../core/cart/rules/adding/addFeedback';
import type { LineItem } from '../../../core/cart/rules/cart';
import { useKeepOriginal } from '../../../hooks/cart/useHardAlternates';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { messages } from './messages';

type Props = {
  line: LineItem;
  original: { sku: string; name: string };
  surface: FeedbackSurface | undefined;
  translate: Translate<keyof typeof messages>;
};

/** Puts the requested product into the cart in place of its substitute; the drawer then shows it [DEC-Q506]. */
export function KeepOriginal({ line, original, surface, translate }: Props) {
  const keep = useKeepOriginal();
  const feedback = surface === 'atcoverlay' ? 'overlay' : 'drawer';
  return (
    <div>
      <Button
        kind="plain"
        isBusy={keep.isPending}
        label={translate('keepOriginalNamed', original)}
        onClick={() => keep.mutate({ line, sku: original.sku, feedback })}
      >
        {translate('keepOriginal')}
      </Button>
    </div>
  );
}
