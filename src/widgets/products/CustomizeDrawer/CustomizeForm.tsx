import { useState } from 'react';
import {
  type CustomChoice,
  type CustomOption,
  customizeUrl,
  openOptions,
} from '../../../core/products/rules/customize';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './CustomizeDrawer.css';
import type { CustomizeMessageKey } from './messages';

export type CustomizeFormProps = {
  url: string | undefined;
  options: CustomOption[];
  translate: Translate<CustomizeMessageKey>;
};

/** One choice for each option, then a link to the configuration page. */
export function CustomizeForm({ url, options, translate }: CustomizeFormProps) {
  useStyles(styles);
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
    <div className="quire-customize-drawer__form">
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
      <Button onClick={proceed}>{translate('proceed')}</Button>
    </div>
  );
}
