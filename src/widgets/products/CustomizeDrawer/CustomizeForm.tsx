import { useState } from 'react';
import {
  type CustomChoice,
  type CustomOption,
  customizeUrl,
  openOptions,
} from '../../../core/products/rules/customize';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './CustomizeDrawer.css';
import type { CustomizeWord } from './messages';

export type CustomizeFormProps = { url: string | undefined; options: CustomOption[]; say: Say<CustomizeWord> };

/** One choice for each option, then a link to the configuration page. */
export function CustomizeForm({ url, options, say }: CustomizeFormProps) {
  useStyles(styles);
  const { host } = useStorefront();
  const [chosen, setChosen] = useState<CustomChoice>({});
  const [isAsked, setAsked] = useState(false);
  const open = openOptions(options, chosen);
  const goal = customizeUrl(url, options, chosen);
  if (goal === undefined) return <p role="status">{say('none')}</p>;

  function proceed() {
    setAsked(true);
    if (goal !== undefined && open.length === 0) host.location.assign(goal);
  }

  return (
    <div className="quire-customize-drawer__form">
      <p>{say('intro')}</p>
      {options.map((option) => (
        <Choices
          key={option.name}
          label={option.name}
          choices={option.values.map((value) => ({ value, label: value }))}
          value={chosen[option.name]}
          onChoose={(value) => setChosen((before) => ({ ...before, [option.name]: value }))}
          error={isAsked && open.includes(option) ? say('missing') : undefined}
        />
      ))}
      <Button onClick={proceed}>{say('proceed')}</Button>
    </div>
  );
}
