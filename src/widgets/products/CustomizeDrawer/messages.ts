export const messages = {
  open: 'Customize',
  title: 'Customize',
  close: 'Close',
  intro: "Choose your options. You'll see the finished product before you order.",
  proceed: 'Continue',
  missing: 'Please choose one.',
  none: "This item can't be customized here.",
};
