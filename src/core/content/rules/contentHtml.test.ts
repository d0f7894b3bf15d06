import { expect, test } from 'vitest';
import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS, contentUrl, plainText } from './contentHtml';

test('the elements and attributes allowed in content include none that script, submit, embed or restyle [CONT-006]', () => {
  const forbiddenElements = [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'input',
    'button',
    'svg',
    'math',
    'base',
  ];
  const forbiddenAttributes = ['style', 'id', 'name', 'onclick', 'onerror', 'srcdoc', 'formaction', 'slot', 'is'];
  expect(CONTENT_ELEMENTS.filter((name) => forbiddenElements.includes(name))).toEqual([]);
  expect(CONTENT_ATTRIBUTES.filter((name) => forbiddenAttributes.includes(name))).toEqual([]);
});

test.each([
  ['/deals', '/deals'],
  ['https://shop.example/deals', 'https://shop.example/deals'],
  ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ['tel:+15550100', 'tel:+15550100'],
  ['x-tel:+15550100', undefined],
  ['telephone:1', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [undefined, undefined],
])('the content URL %s becomes %s [CONT-006]', (url, expected) => {
  expect(contentUrl(url)).toBe(expected);
});

test.each([
  ['<h2>New  chairs</h2><p>From <b>$60</b><br>this week</p>', 'New chairs\nFrom $60\nthis week'],
  ['<script>alert("no")</script><style>p{}</style><!-- no -->Yes', 'Yes'],
  ['<script>never ends', ''],
  ['Tea &amp; caf&#233; &#x2603; &lt;b&gt;&nbsp;&unknown;', 'Tea & café ☃ <b> &unknown;'],
  ['&#0;&#x110000;ok', 'ok'],
  ['<img src=x onerror=alert(1)', ''],
  ['2 < 3', '2 < 3'],
  [' a <br> b ', 'a\nb'],
  ['<!-- one\n-->Yes<!-- two --> and <!-- never ends', 'Yes and'],
  ['<script>1</script >Yes<script>2</script>', 'Yes'],
  ['<styled>Yes</styled>', 'Yes'],
  ['One<brx>word<br class="x">two', 'Oneword\ntwo'],
  ['<!doctype html><?xml?>Yes</p', 'Yes'],
  ['&AMP; &#x1F600; &#x10FFFF; &#128512;', '& 😀 \u{10ffff} 😀'],
  ['&#x1234567; &#12345678;', '&#x1234567; &#12345678;'],
])('the plain text of %s is %j [CONT-006]', (html, text) => {
  expect(plainText(html)).toBe(text);
});
