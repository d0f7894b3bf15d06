import type { Page } from 'playwright';

/** The texts of a page that are not in a font which it loads. Another machine would render them differently. */
export async function findMissingGlyphs(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '');
  const found = await Promise.all(
    texts.map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.filter((font) => !font.isCustomFont).map((font) => `${font.familyName}: ${nodeValue.trim()}`);
    }),
  );
  await devtools.detach();
  return found.flat();
}
