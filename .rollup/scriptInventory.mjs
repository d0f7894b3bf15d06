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
        reason: file === runtime ? 'Draws the widgets, and talks to the shop.' : reasonOf(file, widgets),
        checkedBy: 'the script tag, which loads it',
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

function reasonOf(file, widgets) {
  const users = Object.keys(widgets).filter((slug) => widgets[slug].includes(file));
  if (users.length === 0) return 'A part that is loaded on demand: a language, a sanitizer, or tools for developers.';
  return users.length > Object.keys(widgets).length / 2
    ? 'A part that most widgets need.'
    : `Part of ${users.join(', ')}.`;
}
