import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Carousel.css';

export type CarouselProps = {
  title: ReactNode;
  labels: Readonly<Record<'previous' | 'next', string>>;
  items: readonly { key: string; content: ReactNode }[];
};

/**
 * The share of the visible width that a press scrolls. The rest stays visible, so that customers keep their
 * orientation.
 */
const SCROLL_SHARE = 0.9;

/** Tolerance in pixels: a scroll that ends slightly early counts as being at the end. */
const SLACK = 2;

/**
 * A horizontally scrolling row, moved by touch, by its scrollbar, by focus, or by two buttons that are shown only while
 * the items overflow. Motion follows the customer's own setting.
 */
export function Carousel({ title, labels, items }: CarouselProps) {
  useStyles(styles);
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  const look = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const from = Math.abs(element.scrollLeft); // negative in right-to-left layouts
    const isAtStart = from <= SLACK;
    const isAtEnd = from + element.clientWidth >= element.scrollWidth - SLACK;
    setEnds((before) =>
      before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
    );
  }, []);

  // items.length: with more items, the row may overflow
  useEffect(() => {
    const element = track.current;
    look();
    if (!element || items.length === 0 || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look, items.length]);

  function scrollPage(direction: 1 | -1) {
    const element = track.current;
    if (!element) return;
    const isFromRight = getComputedStyle(element).direction === 'rtl';
    element.scrollBy?.({ left: direction * (isFromRight ? -1 : 1) * element.clientWidth * SCROLL_SHARE });
  }

  const isWhole = ends.isAtStart && ends.isAtEnd;
  return (
    <section className="quire-carousel" aria-labelledby={titleId}>
      <div className="quire-carousel__head">
        <h2 id={titleId} className="quire-carousel__title" part="title">
          {title}
        </h2>
        {!isWhole && (
          <div className="quire-carousel__actions">
            <Button kind="secondary" label={labels.previous} isDisabled={ends.isAtStart} onClick={() => scrollPage(-1)}>
              <span aria-hidden="true" className="quire-carousel__arrow">
                ‹
              </span>
            </Button>
            <Button kind="secondary" label={labels.next} isDisabled={ends.isAtEnd} onClick={() => scrollPage(1)}>
              <span aria-hidden="true" className="quire-carousel__arrow">
                ›
              </span>
            </Button>
          </div>
        )}
      </div>
      <ul ref={track} className="quire-carousel__track" onScroll={look}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  );
}
