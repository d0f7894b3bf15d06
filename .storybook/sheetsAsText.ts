/**
 * Lets `import styles from './X.css'` stand. Stories are drawn in the page itself, which has the sheet from Vite; the text that
 * the script build hands to a shadow root is empty here.
 */
export function sheetsAsText() {
  return {
    name: 'sheets-as-text',
    enforce: 'post' as const,
    transform(code: string, id: string) {
      if (!/\.css$/.test(id) || /export default/.test(code)) return null;
      return { code: `${code}\nexport default '';`, map: null };
    },
  };
}
