import type { AddNews } from '../../core/cart/rules/adding/addNews';
import { Notice } from './Notice';

/** How an add ended, where it was asked for. The regions stand in the page before they speak. */
export function AddNewsNotice({ news }: { news: AddNews | undefined }) {
  const box = news && (
    <Notice kind={news.isGood ? 'good' : 'bad'}>
      {news.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
  return (
    <>
      <div role="status">{news?.isGood && box}</div>
      <div role="alert">{news && !news.isGood && box}</div>
    </>
  );
}
