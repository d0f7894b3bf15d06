import { useState } from 'react';
import {
  type CustomChoice,
  type CustomOption,
  customizeUrl,
  openOptions,
} from '../../../core/products/rules/customize';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Form } from '../../../ui/controls/Form';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Stack } from '../../../ui/rendering/Stack';
import type { RootProps } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CustomizeDrawerProps = RootProps &
  ProductDrawerOptions & {
    /** The page that configures the product. The chosen options are added to its query. */
    url?: string;
    /** The options to choose from, each with its values. */
    options?: CustomOption[];
  };

const NONE: CustomOption[] = [];

/** The options of a made-to-order product, and the button that opens its configuration page [TILE-015]. */
export function CustomizeDrawer(props: CustomizeDrawerProps) {
  const translate = useMessages('customize-drawer', messages);
  const drawer = useProductDrawer('CUSTOMIZE', props, { subject: props.url });
  const { url, options = NONE } = drawer.request ?? props;
  return (
    <ProductDrawer {...drawer} block="customize-drawer" root={props} translate={translate}>
      <CustomizeForm key={drawer.request?.key} url={url} options={options} translate={translate} />
    </ProductDrawer>
  );
}

type CustomizeFormProps = {
  url: string | undefined;
  options: CustomOption[];
  translate: Translate<keyof typeof messages>;
};

/** One choice for each option, then a link to the configuration page. */
function CustomizeForm({ url, options, translate }: CustomizeFormProps) {
  const { host } = useStorefront();
  const [chosen, setChosen] = useState<CustomChoice>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const open = openOptions(options, chosen);
  const goal = customizeUrl(url, options, chosen);
  if (goal === undefined) return <p role="status">{translate('none')}</p>;

  function proceed() {
    setSubmitted(true);
    if (goal !== undefined && open.length === 0) host.location.assign(goal);
  }

  return (
    <Form onSubmit={proceed}>
      <Stack>
        <p>{translate('intro')}</p>
        {options.map((option) => (
          <Choices
            key={option.name}
            label={option.name}
            choices={option.values.map((value) => ({ value, label: value }))}
            value={chosen[option.name]}
            onChoose={(value) => setChosen((before) => ({ ...before, [option.name]: value }))}
            error={isSubmitted && open.includes(option) ? translate('missing') : undefined}
          />
        ))}
        <Button isSubmit>{translate('proceed')}</Button>
      </Stack>
    </Form>
  );
}
