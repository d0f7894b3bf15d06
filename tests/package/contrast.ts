type Rgb = [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`. Throws for anything else, because a theme must use plain colours. */
function rgbOf(color: string): Rgb {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (!hex) throw new Error(`not a colour of three or six hex digits: ${color}`);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

/** The relative luminance of a colour, from 0 for black to 1 for white [WCAG 2.2, relative luminance]. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio, from 1 for equal colours to 21. */
export function contrast(left: string, right: string): number {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
