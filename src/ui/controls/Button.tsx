import type { ReactNode } from 'react';
import { Spinner } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Button.css';

/** The attributes, the listener and the content of a button that an app renders itself. */
export type ButtonAttributes = {
  type: 'button' | 'submit';
  'aria-disabled': true | undefined;
  'aria-busy': true | undefined;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-expanded': boolean | undefined;
  'aria-haspopup': 'dialog' | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** Renders an element in place of the widget's own button: `(button) => <MyButton {...button} />`. */
export type RenderButton = (button: ButtonAttributes) => ReactNode;

export type ButtonProps = {
  children: ReactNode;
  /** Displayed before the text, unless the button is busy. */
  icon?: ReactNode;
  onClick?: (() => void) | undefined;
  kind?: 'primary' | 'secondary' | 'plain';
  /** A busy button keeps its focus and ignores presses. */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** The accessible name, if it is not the text. */
  label?: string | undefined;
  describedBy?: string;
  isExpanded?: boolean;
  opensDialog?: boolean;
  render?: RenderButton | undefined;
  /** Submits the form around it. */
  isSubmit?: boolean;
};

/** A button that performs an action. A disabled button stays focusable, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', isBusy, render } = props;
  useStyles(styles);
  const isOff = isBusy || props.isDisabled;
  const attributes: ButtonAttributes = {
    type: props.isSubmit && !isOff ? 'submit' : 'button',
    'aria-disabled': isOff || undefined,
    'aria-busy': isBusy || undefined,
    'aria-label': props.label,
    'aria-describedby': props.describedBy,
    'aria-expanded': props.isExpanded,
    'aria-haspopup': props.opensDialog ? 'dialog' : undefined,
    onClick() {
      if (!isOff) props.onClick?.();
    },
    children: (
      <>
        {isBusy ? <Spinner /> : props.icon}
        <span>{props.children}</span>
      </>
    ),
  };
  if (render) return render(attributes);
  return <button {...attributes} className={`quire-button quire-button--${kind}`} part={`button ${kind}`} />;
}
