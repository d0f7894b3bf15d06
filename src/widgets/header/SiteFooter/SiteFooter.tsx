import { useMenu } from '../../../hooks/header/useMenuEntries';
import { useMessages } from '../../../hooks/platform/useMessages';
import { MenuLinks } from '../../../ui/navigation/MenuLinks';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './SiteFooter.css';

export type SiteFooterProps = RootProps;

/**
 * The footer of the shop, with the entries that this customer may see. It uses the header's data [HDR-027]. The
 * fallback HTML stays until the data is loaded, and if the request fails.
 */
export function SiteFooter(props: SiteFooterProps) {
  useStyles(styles);
  const translate = useMessages('site-footer', messages);
  const { header, isLoading, entries, onPress } = useMenu(undefined, ({ footer }) => footer.menu);

  return (
    <Widget block="site-footer" props={props}>
      <Placeholder isOver={header !== undefined} isLoading={isLoading}>
        {header && (
          <footer className="quire-site-footer__sheet">
            <nav aria-label={translate('label')}>
              <MenuLinks entries={entries} onPress={onPress} layout="columns" />
            </nav>
            {header.footer.legalText && <p className="quire-site-footer__legal">{header.footer.legalText}</p>}
          </footer>
        )}
      </Placeholder>
    </Widget>
  );
}
