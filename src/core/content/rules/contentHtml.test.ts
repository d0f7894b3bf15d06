import { expect, test } from 'vitest';
import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS, contentUrl, plainText } from './contentHtml';

test('nothing that runs, sends, embeds or looks like itself is on the lists of what content may have [CONT-006]', () => {
  const unwelcome = ['script', 'style', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'svg', 'math', 'base'];
  const telling = ['style', 'id', 'name', 'onclick', 'onerror', 'srcdoc', 'formaction', 'slot', 'is'];
  expect(CONTENT_ELEMENTS.filter((name) => unwelcome.includes(name))).toEqual([]);
  expect(CONTENT_ATTRIBUTES.filter((name) => telling.includes(name))).toEqual([]);
});

test.each([
  ['/deals', '/deals'],
  ['https://shop.example/deals', 'https://shop.example/deals'],
  ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ['tel:+15550100', 'tel:+15550100'],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [undefined, undefined],
])('content that leads to %s leads to %s [CONT-006]', (url, leads) => {
  expect(contentUrl(url)).toBe(leads);
});

test.each([
  ['<h2>New  chairs</h2><p>From <b>$60</b><br>this week</p>', 'New chairs\nFrom $60\nthis week'],
  ['<script>alert("no")</script><style>p{}</style><!-- no -->Yes', 'Yes'],
  ['<script>never ends', ''],
  ['Tea &amp; caf&#233; &#x2603; &lt;b&gt;&nbsp;&unknown;', 'Tea & café ☃ <b> &unknown;'],
  ['&#0;&#x110000;ok', 'ok'],
  ['<img src=x onerror=alert(1)', ''],
  ['2 < 3', '2 < 3'],
])('the words of %s are %j [CONT-006]', (html, text) => {
  expect(plainText(html)).toBe(text);
});
