/** Messages of the notifications, except texts that come from the cart. */
export const messages = {
  closeNotice: 'Close: {text}',
};
