import { expect, test } from 'vitest';
import { chatDepartment } from './chat';

test.each([
  [true, {}, '8'],
  [true, { department: '3' }, '8'],
  [true, { line: '12' }, '12'],
  [false, { department: ' 3 ' }, '3'],
  [false, { department: '3', line: '12' }, '12'],
  [false, { line: ' ' }, undefined],
  [false, { line: ' 12 ' }, '12'],
  [false, { department: ' ' }, undefined],
  [true, undefined, '8'],
  [false, undefined, undefined],
])('with isSBA %s and the request %j the chat department is %s [CHAT-003]', (isSBA, request, department) => {
  expect(chatDepartment({ isSBA }, request)).toBe(department);
});
