import { StorefrontProvider } from 'quire-widgets';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'quire-widgets/styles.css';
import './app.css';
import { App } from './App';
import { config } from './config';

const box = document.getElementById('app');
if (!box) throw new Error('index.html has no element with the id "app"');

createRoot(box).render(
  <StrictMode>
    <StorefrontProvider config={config}>
      <App />
    </StorefrontProvider>
  </StrictMode>,
);
