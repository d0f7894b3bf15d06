import { type ReactNode, useId } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Choices.css';

export type Choice = { value: string; label: ReactNode; about?: ReactNode; isWarning?: boolean };

export type ChoicesProps = {
  /** What is chosen, as a sentence or a word above the list. */
  label: string;
  isLabelHidden?: boolean;
  choices: Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** What is wrong with the choice; it is said when it comes. */
  error?: string;
  isDisabled?: boolean;
};

/** One of several, each with a word about it. The whole row is the target. */
export function Choices({ label, isLabelHidden, choices, value, onChoose, error, isDisabled = false }: ChoicesProps) {
  useStyles(styles);
  const id = useId();

  return (
    <fieldset className="quire-choices" aria-describedby={`${id}-error`} aria-disabled={isDisabled || undefined}>
      <legend className={isLabelHidden ? 'quire-hidden-visually' : 'quire-choices__label'}>{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} className="quire-choices__choice">
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            aria-describedby={choice.about ? `${id}-about-${index}` : undefined}
            onChange={() => {
              if (!isDisabled) onChoose(choice.value);
            }}
          />
          <span className="quire-choices__words">
            <span className="quire-choices__name">{choice.label}</span>
            {choice.about && (
              <span
                id={`${id}-about-${index}`}
                className={`quire-choices__about${choice.isWarning ? ' quire-choices__about--warning' : ''}`}
              >
                {choice.about}
              </span>
            )}
          </span>
        </label>
      ))}
      <p id={`${id}-error`} className="quire-choices__error" role="alert">
        {error}
      </p>
    </fieldset>
  );
}
