/** The boxes of the page and of every open dialog whose content is wider than they are. */
export const tooWide = () => {
  const hosts = [...document.querySelectorAll('[data-quire]')].flatMap((host) => host.shadowRoot ?? []);
  const dialogs = hosts.flatMap((root) => [...root.querySelectorAll('dialog[open], dialog[open] *')]);
  const boxes = [document.documentElement, document.body, ...dialogs].filter((box) => box.clientWidth > 0);
  return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.nodeName} ${box.className}`);
};
