export const messages = {
  balance: 'Budget balance: {amount}',
  button: 'Budgets',
  title: 'Your budgets',
  close: 'Close',
  center: 'Budget center: {name}',
  level: 'Set for: {level}',
  outOf: 'of {total}',
};
