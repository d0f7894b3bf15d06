import { useState } from 'react';
import type { Say } from '../../hooks/useMessages';
import { later } from '../../ui/later';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import type { MiniCartWord } from './messages';

const SavedPanel = later(() => import('./SavedPanel').then((module) => module.SavedPanel));

/** What is saved for later, in a file that comes when it is first looked at; until then, and without it, words [SCR-013]. */
export function SavedView({ say }: { say: Say<MiniCartWord> }) {
  const [progress, setProgress] = useState<'waiting' | 'here' | 'missing'>('waiting');
  return (
    <>
      <div role="alert">{progress === 'missing' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      <div role="status">
        {progress === 'waiting' && (
          <p className="quire-mini-cart__loading">
            <Spinner /> {say('loadingSaved')}
          </p>
        )}
      </div>
      <SavedPanel onHere={() => setProgress('here')} onMissing={() => setProgress('missing')} />
    </>
  );
}
