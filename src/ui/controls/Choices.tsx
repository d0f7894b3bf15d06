import { type ReactNode, useId, useRef } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import checkboxStyles from './Checkbox.css';
import styles from './Choices.css';

export type Choice = {
  value: string;
  label: ReactNode;
  about?: ReactNode;
  isWarning?: boolean;
  /** Choosing it opens a dialog. Arrow keys only move the focus to it; a click or the space bar chooses it. */
  opensDialog?: boolean;
};

export type ChoicesProps = {
  /** The label of the group, above the list: a sentence or a word. */
  label: string;
  isLabelHidden?: boolean;
  choices: Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** The error message of the choice. It is announced when it appears. */
  error?: string;
  isDisabled?: boolean;
  /** Controls of the last choice. */
  children?: ReactNode;
};

/** A group of radio buttons, each with a description. The whole row is the click target. */
export function Choices(props: ChoicesProps) {
  const { choices, value, onChoose, isDisabled } = props;
  useStyles(checkboxStyles);
  useStyles(styles);
  const id = useId();
  const isArrowDown = useRef(false);
  const isIgnored = ({ opensDialog }: Choice) => isDisabled || (opensDialog && isArrowDown.current);

  return (
    <fieldset className="quire-choices" aria-describedby={`${id}-error`} aria-disabled={isDisabled || undefined}>
      <legend className={props.isLabelHidden ? 'quire-hidden-visually' : 'quire-choices__label'}>{props.label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} className="quire-choices__choice">
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            aria-labelledby={`${id}-name-${index}`}
            aria-describedby={choice.about ? `${id}-about-${index}` : undefined}
            onKeyDown={({ key }) => {
              isArrowDown.current = key.startsWith('Arrow');
            }}
            onKeyUp={() => {
              isArrowDown.current = false;
            }}
            // an arrow key clicks, too
            onClick={(event) => {
              if (isIgnored(choice)) event.preventDefault();
            }}
            onChange={() => {
              if (!isIgnored(choice)) onChoose(choice.value);
            }}
          />
          <span className="quire-choices__text">
            <span id={`${id}-name-${index}`} className="quire-choices__name">
              {choice.label}
            </span>
            {choice.about && (
              <span id={`${id}-about-${index}`} className={choice.isWarning ? 'quire-bad' : 'quire-quiet'}>
                {choice.about}
              </span>
            )}
          </span>
        </label>
      ))}
      {props.children}
      <p id={`${id}-error`} className="quire-bad" role="alert">
        {props.error}
      </p>
    </fieldset>
  );
}
