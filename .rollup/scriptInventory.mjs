/**
 * Every script that the build publishes, as PCI DSS 4.0.1 asks a payment page to know them (6.4.3): what it is there for,
 * who asks for it, and the integrity by which it is checked before it runs. Published as dist/browser/script-inventory.json:
 * { version, scripts: [{ file, integrity, runsIn, reason, checkedBy }] }
 */
export function scriptInventory(manifest, loaderIntegrity) {
  const { version, loader, runtime, files, widgets, cardFrame } = manifest;
  const chunks = Object.keys(files).filter((file) => file !== loader);
  return {
    version,
    scripts: [
      {
        file: loader,
        integrity: loaderIntegrity,
        runsIn: 'page',
        reason: 'Finds the widgets of a page and fetches their files.',
        checkedBy: 'the integrity attribute of the script tag',
      },
      ...chunks.map((file) => ({
        file,
        integrity: files[file].integrity,
        runsIn: 'page',
        reason: file === runtime ? 'Draws the widgets, and talks to the shop.' : reasonOf(file, widgets, files),
        checkedBy: 'the script that asks for it',
      })),
      {
        file: cardFrame.script,
        integrity: cardFrame.files[cardFrame.script].integrity,
        runsIn: 'card frame',
        reason: 'The fields in which a card is typed, and its exchange for a token.',
        checkedBy: 'the integrity attribute in the document of the frame, and its content security policy',
      },
    ],
  };
}

function reasonOf(file, widgets, files) {
  const slugs = Object.keys(widgets).filter((slug) => reaches(widgets[slug], file, files));
  const own = slugs.filter((slug) => widgets[slug].includes(file));
  const named = own.length > 0 ? own : slugs;
  const all = Object.keys(widgets).length;
  if (named.length === 0 || named.length === all) return 'A part of every widget that is fetched when it is needed.';
  return `Part of ${named.join(', ')}.`;
}

/** Does what a widget begins with lead to the file, now or later? What every widget begins with does not count. */
function reaches(begin, file, files) {
  const seen = new Set();
  const queue = [...begin.slice(1)];
  while (queue.length > 0) {
    const next = queue.pop();
    if (next === file) return true;
    if (seen.has(next) || !files[next]) continue;
    seen.add(next);
    queue.push(...files[next].imports, ...files[next].dynamicImports);
  }
  return false;
}
