import { Hono } from 'hono';
import { drawings } from './drawings';

const tones = `.i{fill:#22305c}.m{fill:#7f9bd6}.l{fill:#c9d7f3}.a{fill:#e8743b}.p{fill:#fff}
.s,.t,.ring,.check{fill:none;stroke-linecap:round;stroke-linejoin:round}.s{stroke:#22305c;stroke-width:4}.t{stroke:#7f9bd6;stroke-width:3}
.ring{stroke:#e8743b;stroke-width:6}.check{stroke:#e8743b;stroke-width:8}`;

/** The drawn product pictures, in the two image sizes. */
export function pictures(): Hono {
  return new Hono().get('/pictures/:file{[a-z]+\\.svg}', (c) => {
    const drawing = drawings[c.req.param('file').replace('.svg', '')];
    if (!drawing) return c.text('Not found', 404);
    const size = c.req.query('size') === '360' ? 360 : 180;
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}"><style>${tones}</style><rect width="120" height="120" rx="10" fill="#f1f4fb"/>${drawing}</svg>`,
    );
  });
}
