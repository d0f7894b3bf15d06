/**
 * The inventory of every script that the build publishes, which PCI DSS 4.0.1 (6.4.3) requires of a payment page: the
 * reason for each, the document that loads it, and the integrity that is checked before it runs. It is published as
 * dist/browser/script-inventory.json:
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
        checkedBy: `${loader}, by the integrity in its table`,
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

/** Files that are loaded on demand, by the prefix of their name. */
const ON_DEMAND = {
  payment: 'The drawer of payment-tabs for billing addresses.',
  purify: 'Makes HTML of the shop safe, in browsers without a sanitizer of their own.',
  tools:
    "Runs the commands of a page's own scripts, follows changed attributes, and explains what is wrong with a page.",
  messages: 'The texts of the widgets in another language.',
};

function reasonOf(file, widgets) {
  const demanded = Object.keys(ON_DEMAND).find((name) => file.startsWith(`${name}-`));
  if (demanded) return ON_DEMAND[demanded];
  const users = Object.keys(widgets).filter((slug) => widgets[slug].includes(file));
  if (users.length > Object.keys(widgets).length / 2) return 'A part that most widgets need.';
  return `Part of ${users.join(', ')}${file.startsWith('drawers-') ? ', and of the panel of mini-cart' : ''}.`;
}
