export const messages = {
  title: 'Welcome',
  close: 'Close',
  step: 'Step {n} of {total}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  done: 'Start shopping',
};
