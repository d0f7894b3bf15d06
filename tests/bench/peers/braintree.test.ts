import { expect, test } from 'vitest';
import { answerGateway } from './braintree';

test("the gateway stand-in returns a merchant configuration that Braintree's client accepts, and ignores other calls", () => {
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
