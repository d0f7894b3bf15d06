import { expect, test } from 'vitest';
import { databaseProblem } from './databaseProblem';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  [
    withCode('getaddrinfo ENOTFOUND base', 'ENOTFOUND'),
    'getaddrinfo ENOTFOUND base. Correct the host in DATABASE_URL.',
  ],
  [
    new Error('Failed query: create schema', { cause: withCode('password authentication failed', '28P01') }),
    'password authentication failed. Correct the user and password in DATABASE_URL.',
  ],
  [
    new AggregateError([withCode('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
    'connect ECONNREFUSED ::1:5432. Start PostgreSQL there',
  ],
  [{ name: 'ErrnoError', errno: 51 }, 'ENOSPC. Free some space on the disk.'],
  [{ name: 'ErrnoError', errno: 9 }, 'ErrnoError {"name":"ErrnoError","errno":9}. See the README'],
  ['no memory', 'no memory. See the README'],
  [undefined, 'undefined. See the README'],
])('%o is described with how to go on', (thrown, text) => {
  expect(databaseProblem(thrown)).toContain(`The shop's database could not be opened: ${text}`);
});
