export const messages = {
  title: 'Premium membership',
  close: 'Close',
  offer: 'Members pay less and get their orders sooner.',
  price: '{price} a year',
  enrol: 'Add membership to cart',
  enrolling: 'Adding the membership',
  done: 'The membership is in your cart.',
  already: "You're already a Premium member.",
  failed: 'Failure while adding item to cart. Please try again',
};
