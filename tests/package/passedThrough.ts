const sent = 'in `cart.sent`, which has the cart as the shop sent it';

/** Fields that no product code reads, each with its reason. The guide for React apps names those of `cart.sent`. */
export const PASSED_THROUGH: Record<string, string> = {
  'cart/contract/cart.ts: ccmultisave': sent,
  'cart/contract/cart.ts: freeSampleItems': sent,
  'cart/contract/cart.ts: newItemAdded': sent,
  'cart/contract/cart.ts: numberOfLineItems': sent,
  'cart/contract/cart.ts: previousCartId': sent,
  'cart/contract/lineItem.ts: addressDetails': sent,
  'cart/contract/lineItem.ts: addressId': sent,
  'cart/contract/lineItem.ts: catalogGroupId': sent,
  'cart/contract/lineItem.ts: comparePrice': sent,
  'cart/contract/lineItem.ts: finalPriceBeforeBasketCoupons': sent,
  'cart/contract/lineItem.ts: handlingFeePerUnit': sent,
  'cart/contract/lineItem.ts: hierarchy': sent,
  'cart/contract/lineItem.ts: maxLeadTime': sent,
  'cart/contract/lineItem.ts: minLeadTime': sent,
  'cart/contract/lineItem.ts: omsBaseCategory': sent,
  'cart/contract/lineItem.ts: partBundle': sent,
  'cart/contract/lineItem.ts: partBundleId': sent,
  'cart/contract/lineItem.ts: prevQty': sent,
  'cart/contract/lineItem.ts: requiredItemIds': sent,
  'cart/contract/lineItem.ts: schema': sent,
  'cart/contract/lineItem.ts: surchargeAlts': sent,
  'payment/contract/payment.ts: currencyCode': 'payments are in the currency of the site',
  'payment/contract/payment.ts: membershipPayment':
    'no row says what it changes; a membership is paid like any product',
  'payment/contract/payment.ts: profileRefId':
    'an applied card is changed by its `id`; a saved one is named in the request',
  'payment/contract/payment.ts: question': 'the answer is the domain type `Captcha`, whose fields have the same names',
};
