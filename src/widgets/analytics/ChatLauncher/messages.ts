export const messages = {
  chat: 'Chat with us',
  waiting: 'Opening the chat',
  failed: 'Chat is not available right now. Please try again later.',
  refused: 'To chat with us, please accept cookies for live chat.',
};
