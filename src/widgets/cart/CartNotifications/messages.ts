export const messages = {
  closeNotice: 'Close: {text}',
};
