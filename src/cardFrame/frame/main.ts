import { readToFrame, type ToHost } from '../messages';
import { createForm, type Form } from './form';
import { waitForHost } from './handshake';

/** The entry point of the frame document. Nothing is rendered before an allowed host has connected. */
waitForHost(window, allowedOrigins(document)).then((port) => {
  const post = (message: ToHost) => port.postMessage(message);
  let form: Form | undefined;
  port.onmessage = ({ data }) => {
    const message = readToFrame(data);
    if (message?.kind === 'configure') form ??= createForm(document, message, post);
    else if (message) form?.(message);
  };
});

/** The origins of the shops that may use the frame; the vault writes them into the document. */
function allowedOrigins(page: Document): string[] {
  const origins = page.querySelector('meta[name="quire-card-frame-origins"]')?.getAttribute('content') ?? '';
  return origins.split(' ').filter(Boolean);
}
