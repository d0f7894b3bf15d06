import { writeFileSync } from 'node:fs';
import { editorData } from './editorData';

// `npm run build`: for the editors in which pages are written
const { htmlData, webTypes } = await editorData();
writeFileSync('dist/browser/html-data.json', `${JSON.stringify(htmlData, null, 2)}\n`);
writeFileSync('dist/browser/web-types.json', `${JSON.stringify(webTypes, null, 2)}\n`);
