import type { AddNews } from '../../core/cart/rules/adding/addNews';
import { Notice } from './Notice';

/**
 * Shows how an add ended, beside the control that started it. The live regions are rendered before they have a message.
 */
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
