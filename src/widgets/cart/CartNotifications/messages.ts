/** Every word of the notifications that is not the cart's own. */
export const messages = {
  closeNotice: 'Close: {text}',
};
