import { useEffect, useState } from 'react';
import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listMessages';
import { LISTS_PAGE_SIZE, listsParams } from '../../../core/lists/rules/listsForm';
import { useAccountUrls, useSignedIn } from '../../../hooks/account/useSignIn';
import { useList } from '../../../hooks/lists/useList';
import { useListTiles } from '../../../hooks/lists/useListTiles';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../hooks/platform/usePageQuery';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './ListDetails.css';
import { messages } from './messages';
import { type ListForm, OpenList } from './OpenList';

export type ListDetailsProps = RootProps & {
  /** The id of the list. The default is `listId` of the page's address. */
  listId?: string;
  /** The number of items on a page. The default is 100. */
  pageSize?: number;
};

/**
 * One list with all its actions: change quantities, move and delete items, add the whole list to the cart, print it
 * [LIST-031]. Its title is the `h1` of the page.
 */
export function ListDetails({ listId, pageSize, ...root }: ListDetailsProps) {
  useStyles(styles);
  const translate = useMessages('list-details', messages);
  const { isSignedIn } = useSignedIn();
  const { login } = useAccountUrls();
  const requestedId = usePageQuery('listId');
  const id = listId ?? requestedId;

  return (
    <Widget block="list-details" props={root}>
      {(!isSignedIn || id === undefined) && <PageTitle>{translate('title')}</PageTitle>}
      {!isSignedIn && (
        <p>
          <span>{translate('signIn')}</span> <ButtonLink href={login}>{translate('signInLink')}</ButtonLink>
        </p>
      )}
      {isSignedIn && id === undefined && <p role="status">{translate('missing')}</p>}
      {isSignedIn && id !== undefined && (
        <ListOfItems key={id} id={id} {...(pageSize && { pageSize })} translate={translate} />
      )}
    </Widget>
  );
}

type Props = { id: string; pageSize?: number; translate: Translate<keyof typeof messages> };

/**
 * The open list, or the reason why there is none. The fallback HTML stays until that and the first products are known,
 * and stays usable if they fail to load.
 */
function ListOfItems({ id, pageSize = LISTS_PAGE_SIZE, translate }: Props) {
  const [form, setForm] = useState<ListForm>({ search: '', sort: 'default', page: 1 });
  const open = useList(id, listsParams({ ...form, size: pageSize }));
  const { list, phase } = open;
  const last = Math.max(1, open.metadata?.pagination.pages ?? form.page);
  usePageShown(LIST_PAGE_NAMES.details, phase === 'ready');

  // goes to the last page if the current one has lost its last item
  useEffect(() => setForm((now) => (now.page > last ? { ...now, page: last } : now)), [last]);

  const products = useListTiles(open.items.map((item) => item.sku));
  const hasRows = open.items.length === 0 || products.tiles.size > 0 || products.phase === 'ready';
  const isReady = (list !== undefined && hasRows) || phase === 'missing';
  const hasFailed = phase === 'failed' || products.phase === 'failed';
  const state = hasFailed ? 'failed' : 'loading';
  const loading = { translate, onRetry: phase === 'failed' ? open.refetch : products.refetch };

  return (
    <LoadedContent {...loading} state={isReady ? 'ready' : state}>
      {list ? (
        <OpenList {...{ list, open, products, form, setForm, translate }} />
      ) : (
        <>
          <PageTitle>{translate('title')}</PageTitle>
          {phase === 'missing' ? (
            <p role="status">{translate('missing')}</p>
          ) : (
            <LoadingStatus {...loading} state={state} />
          )}
        </>
      )}
    </LoadedContent>
  );
}
