/** Keys with Release are for purchase order releases. */
export const messages = {
  title: 'Purchase order number',
  titleRelease: 'Purchase order release',
  close: 'Close',
  label: 'Purchase order number',
  labelRelease: 'Purchase order release',
  hint: 'Up to {max} characters.',
  required: 'Please enter a purchase order number.',
  requiredRelease: 'Please enter a purchase order release.',
  tooLong: 'Please use {max} characters or fewer.',
  save: 'Save',
  cancel: 'Cancel',
};
