'use client';

import { useAccountUrls, useSignedIn } from '../../../hooks/account/useSignIn';
import { useMessages } from '../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../hooks/platform/usePageQuery';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Widget } from '../../../ui/rendering/Widget';
import { ListOfItems } from './ListOfItems';
import { messages } from './messages';

export type ListDetailsProps = {
  /** The list; without it the `listId` of the page's address. */
  listId?: string;
  /** How many items are shown at once; 100 unless it is said. */
  pageSize?: number;
};

/** One list with all that can be done to it: quantities, moves, deletes, the whole of it into the cart, on paper [LIST-031]. */
export function ListDetails({ listId, pageSize }: ListDetailsProps) {
  const say = useMessages('list-details', messages);
  const { isSignedIn } = useSignedIn();
  const { login } = useAccountUrls();
  const asked = usePageQuery('listId');
  const id = listId ?? asked;

  return (
    <Widget block="list-details">
      {!isSignedIn && (
        <p>
          {say('signIn')} <ButtonLink href={login}>{say('signInLink')}</ButtonLink>
        </p>
      )}
      {isSignedIn && id === undefined && <p role="status">{say('gone')}</p>}
      {isSignedIn && id !== undefined && <ListOfItems key={id} id={id} {...(pageSize && { pageSize })} say={say} />}
    </Widget>
  );
}
