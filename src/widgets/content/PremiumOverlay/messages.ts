/** Messages of the premium membership. */
export const messages = {
  title: 'Premium membership',
  close: 'Close',
  offer: 'Members pay less on what they buy, and get it sooner.',
  price: '{price} a year',
  enrol: 'Add the membership to your cart',
  enrolling: 'Adding the membership',
  done: 'The membership is in your cart.',
  already: 'You are a premium member already.',
  failed: 'Failure while adding item to cart. Please try again',
};
