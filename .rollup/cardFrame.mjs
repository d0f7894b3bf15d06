import { createHash } from 'node:crypto';
import { describeFile } from './integrity.mjs';
import { minified } from './styles.mjs';

/**
 * Writes the HTML document of the card frame beside its script. The names of both files change with their content, and
 * their integrity is checked. The vault that serves the document writes the shops that may use it into the meta
 * element.
 *
 * @returns {import('rollup').Plugin}
 */
export function cardFrameDocument(manifest, sheetFile) {
  return {
    name: 'card-frame-document',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [script] = Object.values(bundle);
        const sheet = minified(sheetFile);
        const sheetName = `card-frame-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
        const files = { [script.fileName]: describeFile(script.code), [sheetName]: describeFile(sheet) };
        const html = documentOf({ script: script.fileName, sheet: sheetName, files });
        this.emitFile({ type: 'asset', fileName: sheetName, source: sheet });
        this.emitFile({ type: 'asset', fileName: 'card-frame.html', source: html });
        manifest.cardFrame = {
          document: 'card-frame.html',
          script: script.fileName,
          sheet: sheetName,
          files: { 'card-frame.html': describeFile(html), ...files },
        };
      },
    },
  };
}

function documentOf({ script, sheet, files }) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="quire-card-frame-origins" content="">
<title>Card details</title>
<link rel="stylesheet" href="${sheet}" integrity="${files[sheet].integrity}" crossorigin="anonymous">
<script defer src="${script}" integrity="${files[script].integrity}" crossorigin="anonymous"></script>
<body></body>
</html>
`;
}
