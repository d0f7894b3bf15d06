import { type AppliedVariant, textOf, type Variant } from '../variants';

/** The parts of a peer's card form. */
type CardForm = Omit<AppliedVariant, 'files' | 'probe'> & {
  /** Sets `window.cardPeer`: see page/cardForm/peer.js. */
  script: Buffer;
  /** The document of its frames, by its full path. */
  frame: File;
  css?: File;
};

type File = [path: string, content: Buffer];

/** A peer that offers a card form only. The page around it is the bench's. */
export function cardFormOf({ script, frame, css, ...own }: CardForm): Variant {
  const page = Buffer.from(textOf('cardForm/peer.js'));
  const names = ['peer.js', 'page.js'];
  const applied = {
    ...own,
    head: own.head + names.map((name) => `<script defer src="/files/${name}"></script>`).join(''),
    files: new Map([['peer.js', script], ['page.js', page], frame, ...(css ? [css] : [])]),
    // both report themselves when their fields can be used
    probe: textOf('cardForm/handWritten.probe.js'),
  };
  return { name: applied.name, on: ({ subject }) => (subject === 'cardForm' ? applied : undefined) };
}
