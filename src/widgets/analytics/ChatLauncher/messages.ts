/** Every word of the way to the chat. */
export const messages = {
  chat: 'Chat with us',
  waiting: 'Opening the chat',
  failed: 'Chat is not available right now. Please try again later.',
};
