/** Messages of a line that replaces a requested product. */
export const substituteMessages = {
  keepOriginal: 'Keep my original',
  keepOriginalNamed: 'Keep my original: {name}',
  hideAlternates: 'Do not show for 30 days',
  hideAlternatesNamed: 'Do not show for 30 days: substitutes such as {name}',
  alternatesHidden: "We won't substitute your items for 30 days.",
  alternatesNotHidden: "This change wasn't saved.",
};
