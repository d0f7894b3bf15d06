/**
 * Makes `import styles from './X.css'` work. Stories render without a shadow root, and Vite adds the sheets to the page,
 * so the imported string is empty.
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
