import { expect, test } from 'vitest';
import { answerGateway } from './braintree';

test("the gateway's stand-in says who the merchant is, on addresses that Braintree's client accepts, and takes no reports", () => {
  const answer = answerGateway('/standin/graphql', '{"query":"query ClientConfiguration { … }"}');
  expect(answer).toMatchObject({
    data: {
      clientConfiguration: {
        assetsUrl: expect.stringMatching(/^https:\/\/[^/]+\.braintreegateway\.com$/),
        clientApiUrl: expect.stringMatching(/^https:\/\/[^/]+\.braintreegateway\.com\//),
        creditCard: { supportedCardBrands: expect.arrayContaining(['VISA']) },
      },
    },
  });
  expect(answerGateway('/standin/xoplatform/logger/api/logger', '{}')).toBeUndefined();
  expect(answerGateway('/cc/api/checkout/default/payment', '')).toBeUndefined();
});
