import { type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import { CategoryPage } from './pages';

export const config: StorefrontConfig = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
};

/** One provider around the app: all widgets inside it share one cart, also with the customer's other tabs. */
export function App() {
  return (
    <StorefrontProvider config={config}>
      <CategoryPage skus={['MUG', 'PEN']} />
    </StorefrontProvider>
  );
}
