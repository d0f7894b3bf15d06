import { useStyles } from '../rendering/StyleRoot';
import { ButtonDrawer, type ButtonDrawerProps } from './ButtonDrawer';
import styles from './ProductDrawer.css';

export type ProductDrawerProps = Omit<ButtonDrawerProps, 'button' | 'kind' | 'title' | 'closeLabel'> & {
  hasButton: boolean;
  translate: (key: 'open' | 'title' | 'close') => string;
  /** Replaces the message `title`. */
  title?: string | undefined;
  /** A sentence above the content. */
  intro?: string;
};

/** A drawer about products, with an optional button that opens it. */
export function ProductDrawer({ hasButton, translate, title, intro, children, ...drawer }: ProductDrawerProps) {
  useStyles(styles);
  return (
    <ButtonDrawer
      {...drawer}
      kind="secondary"
      button={hasButton ? translate('open') : undefined}
      title={title ?? translate('title')}
      closeLabel={translate('close')}
    >
      {intro && <p className="quire-product-drawer__intro">{intro}</p>}
      {children}
    </ButtonDrawer>
  );
}
