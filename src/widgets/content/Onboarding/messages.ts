/** Every word of the first steps that does not come with them. */
export const messages = {
  title: 'Welcome',
  close: 'Close',
  step: 'Step {n} of {total}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  done: 'Start shopping',
};
