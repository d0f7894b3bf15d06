import { expect, test } from 'vitest';
import { answerQuery } from './graphqlStandIn';

test('answerQuery fills what a query selects: aliases, fragments, lists and null values', () => {
  const query = `fragment Name on Product { title, other: handle }
    query ($id: ID! = "{") { node(id: $id, first: {a: 1}) { __typename ... on Product { ...Name images(first: 2) { edges { node { id } } } } } shop }`;
  const values: Record<string, unknown> = {
    'node.title': 'Mug',
    'node.handle': 'mug',
    'node.images.edges': [0, 0],
    'node.images.edges.node.id': 'i',
    shop: null,
  };
  expect(answerQuery(query, (path) => values[path.join('.')] ?? (path.at(-1) === 'shop' ? null : {}))).toEqual({
    node: {
      __typename: {},
      title: 'Mug',
      other: 'mug',
      images: { edges: [{ node: { id: 'i' } }, { node: { id: 'i' } }] },
    },
    shop: null,
  });
});
