/**
 * Runs before the first script of a page. Replaces each text at once, whenever it appears or changes, as the translators
 * of browsers do: `<font><font>text</font></font>`; in open shadow roots too.
 */
export const translateTexts = () => {
  const wrapTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, head, style, script, option, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const follow = (root: Node) =>
    new MutationObserver(() => wrapTexts(root)).observe(root, { childList: true, characterData: true, subtree: true });
  follow(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    follow(root);
    return root;
  };
};
