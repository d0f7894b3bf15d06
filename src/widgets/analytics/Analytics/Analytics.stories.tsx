import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyIn } from '../../../../stories/setup/inShop';
import type { AnalyticsAdapter } from '../../../core/analytics/client/analytics';
import type { AnalyticsEvent } from '../../../core/events/analyticsEvent';
import { AddToCartButton } from '../../cart/AddToCartButton/AddToCartButton';
import { Analytics } from './Analytics';

export default { title: 'Widgets/Analytics', component: Analytics } satisfies Meta<typeof Analytics>;

type Story = StoryObj<typeof Analytics>;

/** It renders nothing by itself: press the button, and read what an adapter receives. */
export const WithAnAdapter: Story = {
  args: {},
  render: () => <Listening />,
  ...storyIn({ host: { cookies: { cookieConsent: 'analytics' } } }),
};

function Listening() {
  const [events, setEvents] = useState<AnalyticsEvent[]>([]);
  const [adapter] = useState(() => {
    const handleEvent = (event: AnalyticsEvent) => setEvents((before) => [...before, event]);
    return {
      model: {},
      ctaInit: handleEvent,
      ctaResponse: handleEvent,
      addToCart: handleEvent,
    } satisfies AnalyticsAdapter;
  });
  return (
    <>
      <Analytics adapter={adapter} />
      <AddToCartButton sku="MUG" feedback="none" />
      <ol aria-label="Told">
        {events.map(({ name, specVersion, data }) => (
          <li key={name}>{`${name} ${specVersion} ${JSON.stringify(data)}`}</li>
        ))}
      </ol>
    </>
  );
}
