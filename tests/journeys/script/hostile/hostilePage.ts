import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { configElement, DRAWER, SCRIPT } from '../../page/legacyPage';

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const jquery = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

/** The page's own content. Some of its names shadow globals and DOM methods that scripts use. */
const OWN_CONTENT = `<div class="own"><h2>Our own</h2><p>Words of the page, <a href="#">a link</a>.</p>
  <form name="fetch" action="#"><input name="action" value="Own"><button type="button">Own button</button></form>
  <form id="Quire" action="#"><input name="submit" value="Own"></form><a id="location" name="localStorage" href="#">Here</a>
  <img name="getElementById" alt="" src="data:,"><img name="currentScript" alt="" src="data:,"></div>`;

const HOSTILE_HEAD = `<style>${beside('sheet.css')}</style>
  <script>${jquery}</script>`;
const OLD_ARRAY_FROM = `<script>${beside('arrayFrom.js')}</script>`;
const PATCHES = `<script>${beside('scripts.js')}</script>`;

/** The layout that `sheet.css` gives the widget's box, for a page without that sheet. */
const CLEAN_HEAD = `<style>body { margin: 0 } .bar { display: none }
  .place { position: absolute; inset: 90px auto auto 20px; width: 360px; background: #fff }</style>`;

/**
 * A page with one widget's element and the drawer. The hostile one has a sheet that styles every element, bars above
 * everything, an old jQuery, built-ins that were patched and then frozen, a `<base>`, and elements named like functions.
 */
export function pageAround(
  element: string,
  { isHostile = true, base = '/old/deep/page/', script = SCRIPT, style = '', hasOldArrayFrom = true } = {},
): string {
  const head = `<base href="${base}">${HOSTILE_HEAD}${hasOldArrayFrom ? OLD_ARRAY_FROM : ''}${PATCHES}<style>${style}</style>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Old</title><link rel="icon" href="data:,">${isHostile ? head : CLEAN_HEAD}${configElement()}</head>
    <body><section class="place">${element}</section><section class="bar"></section><section class="bar bar-low"></section>
    ${isHostile ? OWN_CONTENT : ''}<footer>${DRAWER}</footer>${script}</body></html>`;
}
