import { expect, test } from 'vitest';
import * as v from '../../../../schema';
import { answeredList } from './answeredList';
import { answeredBody, noResponse, ownRefusal, parseAnswer, refusal } from './failures';

const RESPONSE = { ok: true, status: 200, headers: { get: () => null }, text: async () => '' };

const failing = (facts: object) => expect.objectContaining({ name: 'CommerceError', ...facts });

test('the failure of a request says which call it was, and why there is no response', () => {
  const cause = new TypeError('Failed to fetch');
  expect(noResponse('GET /cart', cause)).toMatchObject({
    kind: 'network',
    code: 'NETWORK',
    message: 'GET /cart: no response (NETWORK)',
    cause,
  });
  expect(noResponse('GET /cart', cause, { aborted: true } as never)).toMatchObject({ code: 'ABORTED' });
  expect(noResponse('GET /cart', cause, { aborted: true } as never, true)).toMatchObject({ code: 'TIMEOUT' });
});

test('a refusal has the message of the shop, otherwise the status', () => {
  const body = { messages: [{ code: 'OUT_OF_STOCK', message: 'Sold out', type: 'ERROR' }] };
  expect(refusal(409, body)).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Sold out', status: 409, body });
  expect(refusal(502)).toMatchObject({ code: 'HTTP_502', message: 'The shop responded with 502' });
  expect(ownRefusal('INVALID_QTY', 'Enter a quantity')).toMatchObject({ kind: 'refused', status: 400 });
});

test('a response that is not JSON is cut in its error, which has the page to which the request was redirected', () => {
  const html = `<!doctype html>${'x'.repeat(100)}`;
  const redirected = { ...RESPONSE, redirected: true, url: 'https://shop.example/login' };
  const message = `GET /cart: expected JSON, received ${html.slice(0, 40)}`;
  expect(() => answeredBody('GET /cart', RESPONSE, html)).toThrow(
    failing({ kind: 'contract', message, status: 200, body: html }),
  );
  expect(() => answeredBody('GET /cart', redirected, html)).toThrow(failing({ redirectedTo: redirected.url }));
  expect(() => answeredBody('GET /cart', { ...redirected, redirected: false }, html)).toThrow(
    expect.not.objectContaining({ redirectedTo: redirected.url }),
  );
  expect(answeredBody('DELETE /cart', RESPONSE, '')).toBeUndefined();
});

test('a body that does not match its contract is an error that names the field, what was expected and what was received', () => {
  const Body = v.object({
    total: v.optional(v.number()),
    name: v.optional(
      v.pipe(
        v.string(),
        v.check(() => false, 'a name'),
      ),
    ),
  });
  const body = { total: 'ten' };
  expect(() => parseAnswer(Body, body, 'GET /cart')).toThrow(
    failing({ kind: 'contract', message: 'GET /cart: total: expected number, received "ten"', body }),
  );
  expect(() => parseAnswer(Body, 7, 'GET /cart')).toThrow('GET /cart: body: expected Object, received 7');
  expect(() => parseAnswer(Body, [], 'GET /cart')).toThrow(
    failing({ message: 'GET /cart: body: expected Object, received Array', body: [] }),
  );
  expect(parseAnswer(v.array(v.number()), [1], 'GET /ids')).toEqual([1]);
});

test('an empty list beside an error says nothing about the list [DEC-Q594]', () => {
  const error = { code: 'LIST_FAILED', message: 'Try again', type: 'ERROR' } as const;
  expect(() => answeredList([], { messages: [error] })).toThrow(
    failing({ kind: 'refused', code: 'LIST_FAILED', message: 'Try again' }),
  );
  expect(() => answeredList([], { messages: [{ code: 'LIST_FAILED', type: 'ERROR' }] })).toThrow(
    'The shop responded with an error',
  );
  expect(answeredList([1], { messages: [error] })).toEqual([1]);
  expect(answeredList([], { messages: [{ ...error, type: 'WARNING' }] })).toEqual([]);
  expect(answeredList([], {})).toEqual([]);
});
