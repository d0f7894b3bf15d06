import { build } from 'vite';
import { configElement, legacyPage } from './legacyPage';
import type { Visit, VisitOptions } from './visit';

const PATH = '/desk';

/** A page whose own button places the order through the core. It then opens the confirmation, or displays the error. */
export async function orderPage(): Promise<Pick<VisitOptions, 'pages'>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/core/index.ts', formats: ['iife'], name: 'QuireCore' } },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the core was not built');
  const html = legacyPage(
    `<button>Place order</button><p role="status"></p>
    <script>${chunk.code}</script>
    <script>
      const config = JSON.parse(document.querySelector('[data-quire-config]').textContent);
      const checkout = QuireCore.checkoutOf(QuireCore.createStorefront(config));
      const words = document.querySelector('[role=status]');
      const shippingAddress = { firstName: 'Ada', lastName: 'Lovelace', address1: '12 Main Street', city: 'New York',
        state: 'NY', zipCode: '10001', country: 'US', phones: ['6175550123'] };
      document.querySelector('button').addEventListener('click', () => {
        words.textContent = '';
        checkout.payment.read().then((shown) => checkout.placeOrder({ shown, email: 'ada@shop.example', shippingAddress })).then(
          ({ order }) => location.assign(order.url),
          ({ kind }) => { words.textContent = 'The order ended with: ' + kind; },
        );
      });
    </script>`,
    { head: configElement() },
  );
  return { pages: { [PATH]: html } };
}

/** Opens that page with the current cart. */
export async function openOrderPage({ page, goto }: Visit) {
  await goto(PATH);
  return {
    press: () => page.getByRole('button', { name: 'Place order' }).click(),
    endedWith: (kind: string) => page.getByText(`The order ended with: ${kind}`).waitFor(),
  };
}
