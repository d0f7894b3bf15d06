import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import { Drawer } from './Drawer';
import styles from './ProductDrawer.css';

export type ProductDrawerProps = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Identifies the overlay to the page's own scripts and styles. */
  overlay: string;
  hasButton: boolean;
  texts: Readonly<Record<'open' | 'title' | 'close', string>>;
  /** A sentence above the content. */
  intro?: string | undefined;
  children: ReactNode;
};

/** A drawer about a product, with an optional button that opens it. */
export function ProductDrawer({ isOpen, open, close, overlay, hasButton, texts, intro, children }: ProductDrawerProps) {
  useStyles(styles);
  return (
    <>
      {hasButton && (
        <Button kind="secondary" opensDialog onClick={open}>
          {texts.open}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name={overlay}
        overlayType={overlay}
        title={texts.title}
        closeLabel={texts.close}
      >
        {intro && <p className="quire-product-drawer__intro">{intro}</p>}
        {children}
      </Drawer>
    </>
  );
}
