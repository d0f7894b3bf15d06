import { useLayoutEffect, useRef } from 'react';

export type ServerButtonProps = {
  button: HTMLButtonElement;
  isBusy: boolean;
  isDisabled: boolean;
  /** Displayed in place of what the server wrote in the button, and then also its accessible name. */
  text: string | undefined;
  /** Receives the quantity in the field of the server's form, if it has one that the customer sees. */
  onPress: (typed: string | undefined) => void;
};

/**
 * The button of the server's HTML on a page with the script tag [DEC-Q14]. It stays the same element, in the page's own
 * style, so that whatever points at it still does: a pointer, the focus, a voice command, a test. A press adds through
 * the widget, and the state is displayed on the button.
 */
export function ServerButton({ button, isBusy, isDisabled, text, onPress }: ServerButtonProps) {
  const isOff = isBusy || isDisabled;
  /** The button's size at the last press, read there because an effect would have to lay out the page again. */
  const size = useRef<Size>(undefined);

  useLayoutEffect(() => {
    const { style } = button;
    const { minInlineSize, minBlockSize } = style;
    const ariaDisabled = button.getAttribute('aria-disabled');
    const content = [...button.childNodes];
    const name = button.getAttribute('aria-label');
    // a translator changes what is inside, and the element stays
    const own = document.createElement('span');
    const set = (attribute: string, value: string | false | null) =>
      value ? button.setAttribute(attribute, value) : button.removeAttribute(attribute);
    const handleClick = (event: Event) => {
      event.preventDefault();
      const { form } = button;
      if (isOff) return;
      size.current = sizeOf(button);
      if (form?.reportValidity() !== false)
        onPress(form?.querySelector<HTMLInputElement>('[name=qty]:not([type=hidden])')?.value);
    };
    button.addEventListener('click', handleClick);
    set('aria-busy', isBusy && 'true');
    if (isOff) set('aria-disabled', 'true');
    if (text) {
      // a shorter text moves nothing on the page
      size.current ??= sizeOf(button);
      Object.assign(style, size.current);
      own.textContent = text;
      button.replaceChildren(own);
      set('aria-label', null);
    } else size.current = undefined;
    return () => {
      button.removeEventListener('click', handleClick);
      set('aria-busy', null);
      if (isOff) set('aria-disabled', ariaDisabled);
      if (text) Object.assign(style, { minInlineSize, minBlockSize });
      // the page may have written something else meanwhile
      if (button.firstChild === own && button.childNodes.length === 1) {
        button.replaceChildren(...content);
        set('aria-label', name);
      }
    };
  });

  return null;
}

type Size = { minInlineSize: string; minBlockSize: string };

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  minInlineSize: `${offsetWidth}px`,
  minBlockSize: `${offsetHeight}px`,
});
