import { useStyles } from '../rendering/StyleRoot';
import { type RootProps, Widget } from '../rendering/Widget';
import { ButtonDrawer, type ButtonDrawerProps } from './ButtonDrawer';
import styles from './ProductDrawer.css';

export type ProductDrawerProps = Omit<ButtonDrawerProps, 'button' | 'kind' | 'title' | 'closeLabel'> & {
  /** The name of the widget whose only content is the drawer. */
  block: string;
  /** The widget's props for its outermost element. */
  root: RootProps;
  hasButton: boolean;
  translate: (key: 'open' | 'title' | 'close') => string;
  /** Replaces the message `title`. */
  title?: string | undefined;
  /** A sentence above the content. */
  intro?: string;
};

/** A drawer about products, with an optional button that opens it. */
export function ProductDrawer(props: ProductDrawerProps) {
  const { block, root, hasButton, translate, title, intro, children, ...drawer } = props;
  useStyles(styles);
  return (
    <Widget block={block} props={root}>
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
    </Widget>
  );
}
