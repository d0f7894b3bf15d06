import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import { Drawer, type DrawerProps } from './Drawer';
import styles from './ProductDrawer.css';

export type ProductDrawerProps = Pick<DrawerProps, 'isOpen' | 'name' | 'overlayType' | 'surface' | 'children'> & {
  open: () => void;
  close: () => void;
  hasButton: boolean;
  /** The button's accessible name, if it is not its text. */
  buttonLabel?: string | undefined;
  translate: (key: 'open' | 'title' | 'close') => string;
  /** Replaces the message `title`. */
  title?: string | undefined;
  /** A sentence above the content. */
  intro?: string;
};

/** A drawer about products, with an optional button that opens it. */
export function ProductDrawer(props: ProductDrawerProps) {
  const { isOpen, name, overlayType, surface, open, close, translate, intro, children } = props;
  useStyles(styles);
  return (
    <>
      {props.hasButton && (
        <Button kind="secondary" opensDialog label={props.buttonLabel} onClick={open}>
          {translate('open')}
        </Button>
      )}
      <Drawer
        {...{ isOpen, name, overlayType, surface }}
        onClose={() => close()}
        title={props.title ?? translate('title')}
        closeLabel={translate('close')}
      >
        {intro && <p className="quire-product-drawer__intro">{intro}</p>}
        {children}
      </Drawer>
    </>
  );
}
