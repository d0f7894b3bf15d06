import { readToFrame, type ToHost } from '../messages';
import { createForm, type Form } from './form';
import { waitForHost } from './handshake';

/** The document in which a card is typed: nothing is drawn before a page that may use it has said hello. */
waitForHost(window, allowedOrigins(document)).then((port) => {
  const tell = (message: ToHost) => port.postMessage(message);
  let form: Form | undefined;
  port.onmessage = ({ data }) => {
    const message = readToFrame(data);
    if (message?.kind === 'configure') form ??= createForm(document, message, tell);
    else if (message) form?.hear(message);
  };
});

/** The vault writes into the document which shops may use it. */
function allowedOrigins(page: Document): string[] {
  const told = page.querySelector('meta[name="quire-card-frame-origins"]')?.getAttribute('content') ?? '';
  return told.split(' ').filter(Boolean);
}
