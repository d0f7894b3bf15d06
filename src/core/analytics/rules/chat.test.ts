import { expect, test } from 'vitest';
import { CHAT_FAILED, CHAT_POLL_MS, CHAT_TRIES, chatDepartment } from './chat';

test('polling for the chat is set to 10 ms and 2000 tries, with the specified failure message [CHAT-001, CHAT-002]', () => {
  expect([CHAT_POLL_MS, CHAT_TRIES]).toEqual([10, 2000]);
  expect(CHAT_FAILED).toBe('Chat failed to load in 2000 tries !');
});

test.each([
  [true, {}, '8'],
  [true, { department: '3' }, '8'],
  [true, { line: '12' }, '12'],
  [false, { department: '3' }, '3'],
  [false, { department: '3', line: '12' }, '12'],
  [false, { line: ' ' }, undefined],
])('with isSBA %s and the request %j the chat department is %s [CHAT-003]', (isSBA, request, department) => {
  expect(chatDepartment({ isSBA }, request)).toBe(department);
});
