/** The manufacturers whose products the data has. The data names them only at the start of a product's name. */
const manufacturers = `
3M, Aastra, Acco, Acme, Adams, Adtran, Advantus, Akro-Mils, Alliance, AmazonBasics, Ampad, Anker, APC, Apple, Ativa, AT&T,
Atlantic Metals, Avanti, Avaya, Avery, Balt, Barricks, Belkin, Berol, Bestar, Bevis, BIC, Binney & Smith, Bionaire, BlackBerry,
Bose, Boston, Bretford, Brother, Bush, C-Line, Canon, Cardinal, Carina, Chromcraft, Cisco, ClearOne, ClearSounds, Contico, Crayola,
Cubify, Dana, DataProducts, DAX, Deflect-o, Dell, Digium, Dixon, DMI, DYMO, Eaton, Eberhard Faber, Eldon, Electrix, Enermax,
Epson, Eureka, Euro-Pro, Executive Impressions, Faber Castell, Fellowes, Fiskars, GBC, GE, Geemarc, Geographics, Global, Google,
Gould, Grandstream, Griffin, Hammermill, Harbour Creations, Hewlett-Packard, Holmes, Hon, Honeywell, Hoover, Howard Miller, HP, HTC,
Hunt, Ibico, IBM, Iceberg, iHome, Imation, Innergie, iOttie, Iris, Jabra, Jackery, Jawbone, JBL, Jensen, Kensington, KeyTronic, KI,
Kingston, Konftel, Lenovo, Lesro, Lexmark, LG, Linden, Logitech, Luxo, Martin-Yale, Master Caster, Maxell, Mead, Memorex,
Microsoft, Mitel, Mophie, Motorola, NETGEAR, Newell, Nokia, Nortel, Novimex, Nu-Dell, O'Sullivan, Office Star, OIC, Okidata, Ooma,
OtterBox, Panasonic, Plantronics, PNY, Polycom, Post-it, Prang, Premier, Prismacolor, PureGear, Pyle, Quartet, Razer, RCA, Rediform,
Ricoh, Riverside, Rogers, Rosewill, Rubbermaid, Safco, Samsung, SanDisk, Sanford, Sanyo, Sauder, Seth Thomas, Sharp, ShoreTel,
SKILCRAFT, Smead, Sony, Southworth, Speck, Spigen, Stanley, StarTech.com, Sterilite, Stockwell, Storex, Strathmore, Swingline,
Tennsco, Tenex, Tensor, Texas Instruments, TOPS, Toshiba, TRENDnet, Tripp Lite, Tyvek, Universal, V7, Verbatim, VTech, Wausau, WD,
Westinghouse, Weyerhaeuser, Wilson Jones, Xerox, Xiaomi, Zebra
`
  .trim()
  .split(/,\s+/);

/** The manufacturer that a product's name begins with, or an empty text. */
export function manufacturerOf(name: string): string {
  const start = `${name.toLowerCase().replaceAll(/[\s,]/g, ' ')} `;
  return manufacturers.find((each) => start.startsWith(`${each.toLowerCase()} `)) ?? '';
}
