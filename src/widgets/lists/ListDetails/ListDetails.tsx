'use client';

import { useAccountUrls, useSignedIn } from '../../../hooks/account/useSignIn';
import { useMessages } from '../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../hooks/platform/usePageQuery';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Widget } from '../../../ui/rendering/Widget';
import { ListOfItems } from './ListOfItems';
import { messages } from './messages';

export type ListDetailsProps = {
  /** The id of the list. The default is `listId` of the page's address. */
  listId?: string;
  /** The number of items on a page. The default is 100. */
  pageSize?: number;
};

/**
 * One list with all its actions: change quantities, move and delete items, add the whole list to the cart, print it
 * [LIST-031].
 */
export function ListDetails({ listId, pageSize }: ListDetailsProps) {
  const translate = useMessages('list-details', messages);
  const { isSignedIn } = useSignedIn();
  const { login } = useAccountUrls();
  const requestedId = usePageQuery('listId');
  const id = listId ?? requestedId;

  return (
    <Widget block="list-details">
      {!isSignedIn && (
        <p>
          {translate('signIn')} <ButtonLink href={login}>{translate('signInLink')}</ButtonLink>
        </p>
      )}
      {isSignedIn && id === undefined && <p role="status">{translate('missing')}</p>}
      {isSignedIn && id !== undefined && (
        <ListOfItems key={id} id={id} {...(pageSize && { pageSize })} translate={translate} />
      )}
    </Widget>
  );
}
