import { AtcDrawer, MiniCart, type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import type { ReactNode } from 'react';
import 'quire-widgets/styles.css';

const config: StorefrontConfig = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
};

export const metadata = { title: 'A Next app', icons: { icon: 'data:,' } };

/** The layout has the provider, so that all pages of the app share one cart. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StorefrontProvider config={config}>
          <MiniCart />
          {children}
          <AtcDrawer />
        </StorefrontProvider>
      </body>
    </html>
  );
}
