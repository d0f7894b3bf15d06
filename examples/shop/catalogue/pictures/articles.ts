/** A drawing for products whose name matches, in place of the one of their sub-category. */
type Article = { name: RegExp; drawing: string };

const stickyNotes = `<path class="l" d="M36 28h62v58H36z"/><path class="m" d="M29 34h62v58H29z"/><path class="a" d="M22 40h62v42L68 98H22z"/><path class="i" d="M84 82H68v16z"/><path class="s" d="M34 56h36M34 68h26"/>`;
const pen = `<path class="i" d="M82 16l18 14-8 11-19-14z"/><path class="m" d="M72 29l19 14-39 52-20-14z"/><path class="a" d="M69 33l5-6 19 14-5 6z"/><path class="l" d="M32 81l20 14-22 12z"/><path class="i" d="M30 98l7 5-9 5z"/><path class="p" d="M66 48l6 4-24 32-6-4z"/>`;
const headset = `<path class="s" d="M28 66V58a32 32 0 0 1 64 0v8"/><rect class="i" x="18" y="60" width="20" height="32" rx="8"/><rect class="i" x="82" y="60" width="20" height="32" rx="8"/><rect class="m" x="28" y="64" width="12" height="24" rx="5"/><rect class="m" x="80" y="64" width="12" height="24" rx="5"/><path class="t" d="M92 92c0 12-12 14-26 14"/><rect class="a" x="50" y="100" width="18" height="10" rx="5"/>`;
const deskPhone = `<rect class="i" x="16" y="34" width="88" height="68" rx="8"/><rect class="m" x="22" y="26" width="26" height="74" rx="11"/><rect class="l" x="27" y="40" width="16" height="46" rx="6"/><rect class="p" x="56" y="42" width="40" height="18" rx="3"/><path class="a" d="M60 47h20v4H60z"/><path class="l" d="M56 66h10v7H56zM71 66h10v7H71zM86 66h10v7H86zM56 77h10v7H56zM71 77h10v7H71zM86 77h10v7H86zM56 88h10v7H56zM71 88h10v7H71zM86 88h10v7H86z"/>`;
const speaker = `<rect class="i" x="36" y="14" width="48" height="92" rx="9"/><rect class="m" x="42" y="20" width="36" height="80" rx="5"/><circle class="i" cx="60" cy="70" r="16"/><circle class="l" cx="60" cy="70" r="9"/><circle class="a" cx="60" cy="70" r="4"/><circle class="i" cx="60" cy="36" r="9"/><circle class="l" cx="60" cy="36" r="4"/><path class="t" d="M94 52c6 10 6 26 0 36M26 52c-6 10-6 26 0 36"/>`;

/** Per sub-category, the articles in it that look different. The first match counts. */
export const articles: Record<string, Article[]> = {
  paper: [
    { name: /post-it|sticky|\bpads?\b|while you were out/i, drawing: stickyNotes },
    {
      name: /book|receipt|letter, trip|carbonless|forms?\b/i,
      drawing: `<rect class="i" x="28" y="20" width="66" height="84" rx="5"/><rect class="p" x="32" y="24" width="58" height="76" rx="3"/><path class="a" d="M32 24h58v14H32z"/><path class="t" d="M40 50h42M40 60h42M40 70h42M40 80h26"/><path class="s" d="M38 14v12M49 14v12M60 14v12M71 14v12M82 14v12"/>`,
    },
    {
      name: /cards?\b/i,
      drawing: `<rect class="m" x="34" y="26" width="70" height="44" rx="4" transform="rotate(9 69 48)"/><rect class="l" x="26" y="38" width="70" height="44" rx="4"/><rect class="p" x="18" y="52" width="70" height="44" rx="4"/><path class="a" d="M26 60h20v6H26z"/><path class="t" d="M26 76h46M26 86h34"/>`,
    },
    {
      name: /\broll/i,
      drawing: `<path class="p" d="M24 40h56v56c-10 8-18-6-28 0s-18 4-28 0z"/><path class="t" d="M34 68h34M34 78h24"/><ellipse class="m" cx="52" cy="38" rx="34" ry="18"/><path class="l" d="M86 38v22c0 10-15 18-34 18V56c19 0 34-8 34-18z"/><ellipse class="i" cx="52" cy="38" rx="12" ry="6"/><ellipse class="a" cx="52" cy="38" rx="7" ry="3"/>`,
    },
  ],
  binders: [
    {
      name: /machine|docubind|combbind|proclick/i,
      drawing: `<path class="m" d="M18 62h84l6 38H12z"/><rect class="i" x="24" y="48" width="72" height="16" rx="4"/><path class="p" d="M34 20h52v30H34z"/><path class="t" d="M42 28h36M42 36h36"/><path class="s" d="M88 58l18-28"/><circle class="a" cx="107" cy="28" r="7"/><path class="l" d="M26 74h68v6H26zM24 86h72v6H24z"/>`,
    },
    {
      name: /tabs?\b|divider|index/i,
      drawing: `<path class="m" d="M24 22h60v78H24z"/><path class="a" d="M84 26h14v16H84z"/><path class="m" d="M84 44h14v16H84z"/><path class="i" d="M84 62h14v16H84z"/><path class="l" d="M84 80h14v16H84z"/><path class="p" d="M28 26h54v70H28z"/><path class="t" d="M40 40h32M40 50h32M40 60h20"/><circle class="m" cx="33" cy="38" r="2.5"/><circle class="m" cx="33" cy="61" r="2.5"/><circle class="m" cx="33" cy="84" r="2.5"/>`,
    },
    {
      name: /pockets?|protector|sleeves?/i,
      drawing: `<rect class="l" x="26" y="16" width="68" height="90" rx="4"/><path class="p" d="M38 26h50v74H38z"/><path class="t" d="M46 36h34M46 46h34M46 56h22"/><path class="m" d="M30 64h62v40H30z" opacity=".55"/><circle class="i" cx="32" cy="30" r="3"/><circle class="i" cx="32" cy="60" r="3"/><circle class="i" cx="32" cy="90" r="3"/><path class="a" d="M76 64h16v8H76z"/>`,
    },
    {
      name: /covers?\b|combs?|strips?|spines?/i,
      drawing: `<path class="m" d="M34 18h62v86H34z"/><path class="l" d="M40 24h50v74H40z" opacity=".5"/><path class="p" d="M50 36h30v18H50z"/><path class="a" d="M55 42h20v6H55z"/><path class="s" d="M26 24h12M26 34h12M26 44h12M26 54h12M26 64h12M26 74h12M26 84h12M26 94h12"/>`,
    },
  ],
  art: [
    {
      name: /sharpener/i,
      drawing: `<path class="i" d="M26 46a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v50a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z"/><rect class="m" x="32" y="66" width="60" height="30" rx="4"/><path class="l" d="M38 80h48v10H38z"/><circle class="p" cx="62" cy="49" r="11"/><circle class="i" cx="62" cy="49" r="6"/><path class="a" d="M62 45l34-34 8 8-34 34z"/><path class="p" d="M96 11l3-3 8 8-3 3z"/>`,
    },
    {
      name: /highlight|marker|liner/i,
      drawing: `<g transform="rotate(24 60 60)"><rect class="m" x="32" y="34" width="20" height="70" rx="5"/><path class="a" d="M34 34h16V22l-8-8-8 8z"/><path class="l" d="M32 52h20v26H32z"/><rect class="a" x="66" y="34" width="20" height="70" rx="5"/><path class="m" d="M68 34h16V22l-8-8-8 8z"/><path class="p" d="M66 52h20v26H66z"/></g><path class="t" d="M20 106h56"/>`,
    },
    {
      name: /crayon|chalk/i,
      drawing: `<path class="m" d="M34 40l8-24 8 24zM54 34l8-24 8 24z"/><path class="a" d="M74 40l7-24 8 24z"/><path class="m" d="M34 40h16v30H34z"/><path class="l" d="M54 34h16v36H54z"/><path class="a" d="M74 40h15v30H74z"/><path class="i" d="M26 58h70v46a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z"/><path class="p" d="M34 74h54v16H34z"/><path class="t" d="M42 82h38"/>`,
    },
    {
      name: /pencil/i,
      drawing: `<g transform="rotate(38 60 60)"><path class="a" d="M38 34h14v58H38z"/><path class="l" d="M38 92h14l-7 16z"/><path class="i" d="M43 103h4l-2 5zM38 26h14v8H38z"/><path class="m" d="M38 18h14v8H38z"/><path class="m" d="M60 34h14v58H60z"/><path class="l" d="M60 92h14l-7 16z"/><path class="i" d="M65 103h4l-2 5zM60 26h14v8H60z"/><path class="a" d="M60 18h14v8H60z"/><path class="p" d="M43 34h3v58h-3zM65 34h3v58h-3z"/></g>`,
    },
    { name: /\bpens?\b|newell|bic\b|roller|gel/i, drawing: pen },
  ],
  furnishings: [
    {
      name: /lamp|bulb|light/i,
      drawing: `<path class="s" d="M40 100V64l30-30"/><path class="i" d="M58 20l34 34-12 4-26-26z"/><path class="a" d="M60 22l30 30c6-10 4-20-4-28s-18-8-26-2z"/><path class="l" d="M78 62l24 18-30 8z" opacity=".8"/><circle class="m" cx="40" cy="64" r="6"/><circle class="m" cx="69" cy="35" r="6"/><rect class="i" x="20" y="98" width="42" height="8" rx="4"/>`,
    },
    {
      name: /\bmats?\b|chairmat|cleatmat|duramat|clustermat/i,
      drawing: `<path class="m" d="M20 34a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H78v20a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V78H28a8 8 0 0 1-8-8z"/><path class="l" d="M27 38a5 5 0 0 1 5-5h56a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H71v22a4 4 0 0 1-4 4H53a4 4 0 0 1-4-4V71H32a5 5 0 0 1-5-5z"/><path class="p" d="M36 42h20l-14 20h-6zM62 42h10L58 62H48z"/>`,
    },
    {
      name: /frame|plaque|hanging|picture|photo/i,
      drawing: `<rect class="i" x="22" y="22" width="76" height="76" rx="4"/><rect class="p" x="30" y="30" width="60" height="60"/><rect class="l" x="36" y="36" width="48" height="48"/><circle class="a" cx="70" cy="50" r="7"/><path class="m" d="M36 84l16-26 14 18 6-8 12 16z"/><path class="t" d="M44 22l16-12 16 12"/>`,
    },
    {
      name: /tray|holder|accessor|organizer|desk collection|sorter|stacking/i,
      drawing: `<path class="i" d="M16 46h66v10H16zM16 66h66v10H16zM16 86h66v12H16z"/><path class="m" d="M20 40h58v6H20zM20 60h58v6H20zM20 80h58v6H20z"/><path class="p" d="M26 36h40v4H26zM26 56h34v4H26z"/><path class="l" d="M86 56h20v42H86z"/><path class="i" d="M86 92h20v6H86z"/><path class="a" d="M90 28h5v28h-5z"/><path class="m" d="M98 36h4v20h-4z"/>`,
    },
    {
      name: /clock/i,
      drawing: `<circle class="i" cx="60" cy="60" r="44"/><circle class="p" cx="60" cy="60" r="36"/><path class="m" d="M58 28h4v8h-4zM58 84h4v8h-4zM28 58h8v4h-8zM84 58h8v4h-8z"/><path class="s" d="M60 38v22l16 12"/><circle class="a" cx="60" cy="60" r="5"/>`,
    },
  ],
  storage: [
    {
      name: /cart\b|carts|mobile/i,
      drawing: `<path class="s" d="M14 20h12l8 62h56"/><path class="m" d="M32 34h68v20H35z"/><path class="l" d="M35 58h65v18H37z"/><path class="a" d="M58 40h16v6H58z"/><path class="i" d="M60 64h14v5H60z"/><circle class="i" cx="44" cy="96" r="8"/><circle class="i" cx="86" cy="96" r="8"/><circle class="l" cx="44" cy="96" r="3"/><circle class="l" cx="86" cy="96" r="3"/>`,
    },
    {
      name: /shel(f|ves|ving)/i,
      drawing: `<path class="i" d="M22 12h6v96h-6zM92 12h6v96h-6z"/><path class="m" d="M22 34h76v6H22zM22 66h76v6H22zM22 98h76v6H22z"/><rect class="l" x="34" y="16" width="22" height="18" rx="2"/><rect class="a" x="62" y="20" width="18" height="14" rx="2"/><rect class="a" x="34" y="50" width="26" height="16" rx="2"/><rect class="p" x="66" y="46" width="20" height="20" rx="2"/><rect class="p" x="36" y="82" width="18" height="16" rx="2"/><rect class="l" x="60" y="78" width="26" height="20" rx="2"/>`,
    },
    {
      name: /\bbox|tote|file\b|chest|case/i,
      drawing: `<path class="m" d="M18 46h84v54a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z"/><path class="p" d="M28 28h54v24H28z"/><path class="l" d="M36 22h54v28H36z"/><path class="a" d="M44 22h16v-6H44z"/><path class="i" d="M12 42h96v14H12z"/><rect class="p" x="44" y="68" width="32" height="18" rx="3"/><path class="t" d="M51 77h18"/>`,
    },
    {
      name: /folder|hanging|pocket/i,
      drawing: `<path class="i" d="M14 30h34l8 10h50v58a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z"/><path class="p" d="M26 36h70v40H26z"/><path class="t" d="M34 44h50M34 52h36"/><path class="m" d="M14 56h92v42a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z"/><path class="a" d="M70 66h26v10H70z"/>`,
    },
  ],
  labels: [
    {
      name: /round|dots?\b/i,
      drawing: `<path class="p" d="M20 18h80v84H20z"/><circle class="a" cx="42" cy="40" r="12"/><circle class="m" cx="78" cy="40" r="12"/><circle class="m" cx="42" cy="80" r="12"/><circle class="l" cx="78" cy="80" r="12"/><path class="t" d="M60 26v68M28 60h64"/>`,
    },
    {
      name: /address|shipping|laser|ink jet/i,
      drawing: `<path class="m" d="M28 18h72v86H28z"/><path class="p" d="M20 12h72v86H20z"/><path class="l" d="M26 20h28v18H26zM58 20h28v18H58zM26 44h28v18H26zM58 44h28v18H58zM26 68h28v18H26z"/><path class="a" d="M58 68h28v18H58z"/><path class="t" d="M31 27h16M31 32h10M63 51h16M63 56h10"/>`,
    },
    {
      name: /file|folder|alpha|color/i,
      drawing: `<path class="i" d="M14 34h34l8 10h50v54a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z"/><path class="m" d="M14 54h92v44a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z"/><rect class="p" x="28" y="66" width="64" height="24" rx="3"/><path class="a" d="M28 66h10v24H28z"/><path class="t" d="M46 74h36M46 82h22"/>`,
    },
  ],
  phones: [
    { name: /headset|earbud|headphone/i, drawing: headset },
    { name: /speaker(?!phone)|bluetooth speaker/i, drawing: speaker },
    {
      name: /\bcases?\b|cover|skin|folio|shell/i,
      drawing: `<rect class="a" x="50" y="14" width="44" height="86" rx="9"/><rect class="p" x="58" y="24" width="10" height="20" rx="5"/><rect class="i" x="26" y="22" width="44" height="86" rx="9"/><rect class="m" x="31" y="27" width="34" height="76" rx="5"/><path class="l" d="M31 80l14-18 10 12 10-14v38a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5z"/>`,
    },
    {
      name: /charger|battery|adapter|cable|power/i,
      drawing: `<rect class="i" x="22" y="40" width="52" height="56" rx="9"/><rect class="m" x="28" y="46" width="40" height="44" rx="5"/><path class="a" d="M50 50L36 72h10l-4 16 16-24H47z"/><path class="l" d="M36 26h6v14h-6zM54 26h6v14h-6z"/><path class="t" d="M74 80c18 0 22-8 22-24V40"/><rect class="i" x="90" y="22" width="12" height="20" rx="3"/>`,
    },
    {
      name: /protector|film/i,
      drawing: `<rect class="i" x="26" y="18" width="46" height="88" rx="8"/><rect class="m" x="31" y="26" width="36" height="72" rx="3"/><path class="l" d="M48 12h46v80a6 6 0 0 1-6 6H48z" opacity=".75"/><path class="p" d="M56 22l20 0-20 30zM84 22h6L62 70v-8z"/><path class="a" d="M84 98h10V86z"/>`,
    },
    {
      name: /\bip\b|voip|telephone|digital phone|conference|handset|cordless|kx-|cisco|avaya|nortel|mitel|polycom|panasonic|at&t|vtech|ge \d/i,
      drawing: deskPhone,
    },
  ],
  accessories: [
    {
      name: /flash|travel ?drive|usb \d|\bdrive\b|vault/i,
      drawing: `<g transform="rotate(-32 60 60)"><rect class="i" x="22" y="42" width="56" height="34" rx="8"/><rect class="m" x="28" y="48" width="44" height="22" rx="4"/><path class="l" d="M78 48h24v22H78z"/><path class="i" d="M86 53h5v5h-5zM86 60h5v5h-5z"/><circle class="a" cx="40" cy="59" r="5"/><path class="p" d="M50 56h16v6H50z"/></g>`,
    },
    {
      name: /disc|dvd|\bcd|blu-ray/i,
      drawing: `<circle class="m" cx="68" cy="56" r="38"/><circle class="i" cx="54" cy="66" r="40"/><circle class="l" cx="54" cy="66" r="36"/><path class="p" d="M54 66L28 42a36 36 0 0 1 20-11z"/><path class="a" d="M54 66l26 24a36 36 0 0 1-20 11z"/><circle class="m" cx="54" cy="66" r="12"/><circle class="p" cx="54" cy="66" r="6"/>`,
    },
    {
      name: /mouse|trackball/i,
      drawing: `<path class="t" d="M60 34c0-14 18-8 18-22"/><rect class="i" x="34" y="32" width="52" height="76" rx="26"/><path class="m" d="M39 58a21 21 0 0 1 18-21v27H39zM63 37a21 21 0 0 1 18 21v6H63z"/><path class="l" d="M39 70h42v12a21 21 0 0 1-42 0z"/><rect class="a" x="56" y="44" width="8" height="16" rx="4"/>`,
    },
    {
      name: /keyboard|keypad/i,
      drawing: `<rect class="i" x="8" y="38" width="104" height="50" rx="7"/><path class="l" d="M16 46h10v8H16zM30 46h10v8H30zM44 46h10v8H44zM58 46h10v8H58zM72 46h10v8H72zM16 59h10v8H16zM30 59h10v8H30zM44 59h10v8H44zM58 59h10v8H58zM72 59h10v8H72z"/><path class="a" d="M87 46h17v21H87z"/><path class="p" d="M30 72h52v8H30z"/><path class="m" d="M16 72h10v8H16zM87 72h17v8H87z"/>`,
    },
    { name: /headset|headphone/i, drawing: headset },
    { name: /speaker/i, drawing: speaker },
    {
      name: /router|wi-?fi|wireless-n|gigabit|switch|extender/i,
      drawing: `<path class="s" d="M32 66V22M88 66V22"/><rect class="i" x="14" y="62" width="92" height="34" rx="8"/><rect class="m" x="20" y="68" width="80" height="12" rx="4"/><circle class="a" cx="28" cy="88" r="3"/><circle class="l" cx="40" cy="88" r="3"/><circle class="l" cx="52" cy="88" r="3"/><path class="t" d="M46 46c8-8 20-8 28 0M52 54c5-4 11-4 16 0"/>`,
    },
    {
      name: /memory|sdhc|micro ?sd/i,
      drawing: `<path class="i" d="M32 16h40l18 18v66a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z"/><path class="l" d="M36 22h6v16h-6zM46 22h6v16h-6zM56 22h6v16h-6zM66 24h6v14h-6z"/><path class="m" d="M32 50h52v48H32z"/><path class="p" d="M38 56h40v14H38z"/><path class="a" d="M38 78h24v8H38z"/>`,
    },
    {
      name: /hub|dock|port/i,
      drawing: `<rect class="i" x="20" y="44" width="80" height="36" rx="8"/><rect class="m" x="26" y="50" width="68" height="24" rx="4"/><path class="p" d="M32 56h10v12H32zM48 56h10v12H48zM64 56h10v12H64zM80 56h10v12H80z"/><path class="i" d="M34 60h6v4h-6zM50 60h6v4h-6zM66 60h6v4h-6zM82 60h6v4h-6z"/><path class="t" d="M60 44c0-18 24-8 24-26"/><circle class="a" cx="84" cy="16" r="5"/>`,
    },
  ],
  appliances: [
    {
      name: /surge|outlet|power|multiplug/i,
      drawing: `<rect class="i" x="12" y="56" width="84" height="34" rx="8"/><rect class="m" x="17" y="61" width="74" height="24" rx="5"/><path class="p" d="M24 65h14v16H24zM44 65h14v16H44zM64 65h14v16H64z"/><path class="i" d="M28 69h2v7h-2zM33 69h2v7h-2zM48 69h2v7h-2zM53 69h2v7h-2zM68 69h2v7h-2zM73 69h2v7h-2z"/><rect class="a" x="82" y="68" width="6" height="10" rx="2"/><path class="t" d="M96 73c16 0 10-40-14-40"/><rect class="i" x="64" y="24" width="20" height="18" rx="4"/><path class="m" d="M56 28h8v3h-8zM56 35h8v3h-8z"/>`,
    },
    {
      name: /vac\b|vacuum|upright|sweeper|bags/i,
      drawing: `<path class="s" d="M84 14L58 72"/><path class="i" d="M78 10h14v8H78z"/><path class="m" d="M46 44l22 10-16 34-24-10z"/><path class="l" d="M52 54l10 4-9 20-11-5z"/><path class="i" d="M14 88h58l6 16H10z"/><circle class="a" cx="30" cy="88" r="6"/><path class="p" d="M46 93h22v5H46z"/>`,
    },
    {
      name: /refrigerator|freezer/i,
      drawing: `<rect class="i" x="30" y="12" width="60" height="92" rx="7"/><rect class="m" x="35" y="17" width="50" height="28" rx="3"/><rect class="l" x="35" y="49" width="50" height="50" rx="3"/><path class="p" d="M40 24h4v14h-4zM40 56h4v22h-4z"/><path class="a" d="M64 24h14v8H64z"/><path class="i" d="M36 104h10v5H36zM74 104h10v5H74z"/>`,
    },
    {
      name: /air|filter|purifier|hepa|odor|humidifier/i,
      drawing: `<rect class="i" x="32" y="18" width="56" height="88" rx="12"/><rect class="m" x="38" y="44" width="44" height="56" rx="6"/><path class="l" d="M44 52h32v5H44zM44 62h32v5H44zM44 72h32v5H44zM44 82h32v5H44z"/><circle class="p" cx="60" cy="31" r="7"/><circle class="a" cx="60" cy="31" r="4"/><path class="t" d="M98 34c8 4-2 10 6 16M98 54c8 4-2 10 6 16"/>`,
    },
    {
      name: /fan|heater/i,
      drawing: `<circle class="i" cx="60" cy="48" r="36"/><circle class="l" cx="60" cy="48" r="31"/><path class="m" d="M60 48c-4-26 22-26 16-10-3 7-9 8-16 10zM60 48c26-4 26 22 10 16-7-3-8-9-10-16zM60 48c4 26-22 26-16 10 3-7 9-8 16-10zM60 48c-26 4-26-22-10-16 7 3 8 9 10 16z"/><circle class="a" cx="60" cy="48" r="5"/><path class="i" d="M56 84h8v16h-8z"/><rect class="i" x="38" y="98" width="44" height="8" rx="4"/>`,
    },
  ],
  machines: [
    {
      name: /shredder|shred/i,
      drawing: `<path class="p" d="M40 8h40v30H40z"/><path class="t" d="M47 16h26M47 24h26"/><rect class="i" x="22" y="34" width="76" height="26" rx="6"/><path class="l" d="M34 43h44v5H34z"/><circle class="a" cx="88" cy="46" r="4"/><path class="m" d="M28 60h64l-5 44a4 4 0 0 1-4 4H37a4 4 0 0 1-4-4z"/><path class="p" d="M40 64h4v30h-4zM48 64h4v36h-4zM56 64h4v26h-4zM64 64h4v34h-4zM72 64h4v28h-4z"/>`,
    },
    { name: /phone/i, drawing: deskPhone },
    {
      name: /bar ?code|handheld|reader|scanner/i,
      drawing: `<path class="i" d="M20 30a8 8 0 0 1 8-8h36l18 10v16L64 58H42l-6 44a5 5 0 0 1-5 4H20a5 5 0 0 1-5-6z"/><path class="m" d="M28 30h30v18H28z"/><path class="a" d="M82 34l22-10v36L82 46z" opacity=".7"/><path class="s" d="M74 78v26M82 78v26M90 78v26M100 78v26"/>`,
    },
    {
      name: /fax|receipt|thermal|label/i,
      drawing: `<path class="p" d="M44 10h36v40H44z"/><path class="t" d="M50 20h24M50 28h16"/><path class="i" d="M24 52a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v46a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z"/><path class="m" d="M30 66h60v32a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z"/><path class="l" d="M38 46h46v6H38z"/><circle class="a" cx="80" cy="82" r="5"/><path class="p" d="M38 78h26v8H38z"/>`,
    },
  ],
  supplies: [
    {
      name: /opener/i,
      drawing: `<g transform="rotate(40 60 60)"><path class="l" d="M52 8h16l-2 62H54z"/><path class="p" d="M58 12h4v52h-4z"/><rect class="i" x="48" y="68" width="24" height="42" rx="8"/><rect class="m" x="53" y="74" width="14" height="30" rx="5"/><circle class="a" cx="60" cy="98" r="4"/></g>`,
    },
    {
      name: /staple|remover/i,
      drawing: `<path class="i" d="M18 62l70-26c10-3 16 3 16 10v6L22 76z"/><path class="m" d="M30 58l54-20c6-2 10 1 10 5L30 66z"/><path class="l" d="M20 76h84v10H20z"/><path class="i" d="M16 86h90a4 4 0 0 1 0 12H20c-4 0-4-8-4-12z"/><path class="a" d="M18 62l10-4 2 16-10 2z"/>`,
    },
  ],
  fasteners: [
    {
      name: /push pin|t-pin|thumb|tack/i,
      drawing: `<g transform="rotate(20 44 60)"><path class="a" d="M30 26h28l-4 9v16l8 10H26l8-10V35z"/><path class="i" d="M42 61h4v28l-2 8-2-8z"/></g><g transform="rotate(-18 82 66)"><path class="m" d="M68 38h28l-4 9v14l8 10H64l8-10V47z"/><path class="i" d="M80 71h4v26l-2 8-2-8z"/></g>`,
    },
    {
      name: /rubber|bands?\b/i,
      drawing: `<circle cx="60" cy="60" r="38" class="i"/><path class="t" d="M28 44c20-8 44-8 64 0M24 60c22 6 50 6 72 0M30 78c18 8 42 8 60 0"/><path class="ring" d="M44 26c-10 22-10 46 0 68M76 26c10 22 10 46 0 68"/>`,
    },
    {
      name: /binder clip|clamp/i,
      drawing: `<path class="s" d="M48 48c-16-26-6-38 12-30M72 48c16-26 6-38-12-30"/><path class="i" d="M34 50h52l14 52H20z"/><path class="m" d="M40 58h40l8 36H32z"/><path class="a" d="M54 70h12v10H54z"/>`,
    },
    {
      name: /^staples|staple\b/i,
      drawing: `<path class="i" d="M18 44h70v54H18z"/><path class="m" d="M88 44l14-10v54L88 98z"/><path class="l" d="M18 44l14-10h70L88 44z"/><path class="p" d="M28 56h50v24H28z"/><path class="s" d="M38 74v-10h12v10M58 74v-10h12v10"/><path class="a" d="M28 86h24v5H28z"/>`,
    },
  ],
  envelopes: [
    {
      name: /mailer|padded|jet-pak|bubble/i,
      drawing: `<path class="m" d="M22 24h76v78a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z"/><path class="i" d="M22 24h76l-8 22H30z"/><circle class="l" cx="40" cy="62" r="6"/><circle class="l" cx="60" cy="62" r="6"/><circle class="l" cx="80" cy="62" r="6"/><circle class="l" cx="40" cy="80" r="6"/><circle class="l" cx="80" cy="80" r="6"/><rect class="p" x="48" y="74" width="24" height="20" rx="2"/><path class="a" d="M52 80h16v4H52z"/>`,
    },
    {
      name: /clasp|string|interoffice|kraft|manila|expanding/i,
      drawing: `<path class="m" d="M24 16h72v90H24z"/><path class="l" d="M24 16h72l-12 32H36z"/><circle class="a" cx="60" cy="42" r="6"/><circle class="a" cx="60" cy="60" r="6"/><path class="t" d="M60 42c10 4-10 14 0 18"/><path class="p" d="M36 74h48v20H36z"/><path class="t" d="M43 81h32M43 88h20"/>`,
    },
  ],
  chairs: [
    {
      name: /fold|stack/i,
      drawing: `<path class="s" d="M36 14v56L24 108M84 14v56l12 38M36 70h48"/><rect class="m" x="34" y="18" width="52" height="28" rx="6"/><rect class="l" x="40" y="23" width="40" height="18" rx="4"/><rect class="a" x="28" y="62" width="64" height="12" rx="6"/><path class="t" d="M38 84h44"/>`,
    },
    {
      name: /executive|high.?back|leather|manager/i,
      drawing: `<rect class="i" x="36" y="8" width="48" height="60" rx="14"/><rect class="m" x="42" y="14" width="36" height="48" rx="10"/><path class="l" d="M47 20h26v8H47zM47 33h26v8H47zM47 46h26v8H47z"/><path class="i" d="M24 50h10v20H24zM86 50h10v20H86z"/><rect class="a" x="32" y="68" width="56" height="13" rx="6"/><path class="s" d="M60 81v14M60 95L36 104M60 95l24 9"/><circle class="i" cx="34" cy="106" r="4"/><circle class="i" cx="86" cy="106" r="4"/>`,
    },
    {
      name: /stool|knee/i,
      drawing: `<rect class="m" x="30" y="26" width="60" height="16" rx="8"/><rect class="a" x="30" y="34" width="60" height="8" rx="4"/><path class="s" d="M60 42v44M60 86L34 102M60 86l26 16"/><path class="t" d="M40 70h40"/><circle class="i" cx="32" cy="104" r="4"/><circle class="i" cx="88" cy="104" r="4"/>`,
    },
  ],
  tables: [
    {
      name: /round|oval/i,
      drawing: `<ellipse class="i" cx="60" cy="44" rx="48" ry="18"/><ellipse class="m" cx="60" cy="40" rx="48" ry="18"/><ellipse class="l" cx="54" cy="37" rx="26" ry="8"/><path class="i" d="M55 58h10v34H55z"/><path class="i" d="M34 100c0-8 12-12 26-12s26 4 26 12z"/><circle class="a" cx="76" cy="38" r="5"/>`,
    },
    {
      name: /conference|boat|racetrack|training|meeting/i,
      drawing: `<path class="i" d="M22 62h8v40h-8zM90 62h8v40h-8zM56 62h8v30h-8z"/><rect class="m" x="8" y="48" width="104" height="15" rx="7"/><path class="l" d="M18 50h60v4H18z"/><rect class="a" x="20" y="34" width="12" height="14" rx="4"/><rect class="a" x="54" y="34" width="12" height="14" rx="4"/><rect class="a" x="88" y="34" width="12" height="14" rx="4"/>`,
    },
  ],
  bookcases: [
    {
      name: /door|barrister|librar/i,
      drawing: `<rect class="i" x="22" y="14" width="76" height="90" rx="4"/><path class="m" d="M27 19h31v80H27zM62 19h31v80H62z"/><path class="l" d="M31 23h23v34H31zM66 23h23v34H66z"/><path class="p" d="M34 26h4v30h-4zM44 30h5v26h-5zM70 28h4v28h-4z"/><path class="a" d="M39 24h4v32h-4zM78 26h6v30h-6z"/><path class="l" d="M31 63h23v32H31zM66 63h23v32H66z"/><circle class="i" cx="54" cy="60" r="3"/><circle class="i" cx="66" cy="60" r="3"/>`,
    },
  ],
  services: [
    {
      name: /gift card/i,
      drawing: `<rect class="i" x="12" y="34" width="96" height="62" rx="9"/><rect class="m" x="12" y="34" width="96" height="62" rx="9" opacity=".5"/><path class="a" d="M30 34h12v62H30zM12 58h96v10H12z"/><path class="p" d="M36 58c-18-2-18-20-6-18 6 2 6 12 6 18zM36 58c18-2 18-20 6-18-6 2-6 12-6 18z"/><path class="l" d="M62 78h34v6H62z"/>`,
    },
    {
      name: /bundle/i,
      drawing: `<path class="m" d="M20 50h80v50a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z"/><path class="a" d="M32 20h10v32H32z"/><path class="l" d="M32 14h10v6H32zM52 24h28v28H52z"/><path class="t" d="M58 32h16M58 40h10"/><path class="p" d="M86 34h6v18h-6z"/><path class="i" d="M14 46h92v12H14z"/><path class="l" d="M52 72h16v12H52z"/>`,
    },
    {
      name: /color ink/i,
      drawing: `<g transform="translate(8 0)"><path class="i" d="M0 32h30v62H11l-3 10H0z"/><path class="m" d="M0 32h30v9H0zM9 23h12v9H9z"/><rect class="p" x="4" y="47" width="22" height="38" rx="3"/><path fill="#00a3c4" d="M15 52c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z"/></g><g transform="translate(45 0)"><path class="i" d="M0 32h30v62H11l-3 10H0z"/><path class="m" d="M0 32h30v9H0zM9 23h12v9H9z"/><rect class="p" x="4" y="47" width="22" height="38" rx="3"/><path fill="#d6327f" d="M15 52c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z"/></g><g transform="translate(82 0)"><path class="i" d="M0 32h30v62H11l-3 10H0z"/><path class="m" d="M0 32h30v9H0zM9 23h12v9H9z"/><rect class="p" x="4" y="47" width="22" height="38" rx="3"/><path fill="#e0a800" d="M15 52c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z"/></g>`,
    },
    {
      name: /\bink\b/i,
      drawing: `<path class="i" d="M28 32h64v62H48l-5 12H28z"/><path class="m" d="M28 32h64v12H28zM48 20h24v12H48z"/><rect class="p" x="38" y="50" width="44" height="38" rx="4"/><path class="i" d="M60 54c9 11 12 16 12 21a12 12 0 0 1-24 0c0-5 3-10 12-21z"/><path class="l" d="M53 74c0 5 3 8 6 9-1 1-9-1-9-9z"/>`,
    },
    { name: /pen\b/i, drawing: pen },
    { name: /sticky/i, drawing: stickyNotes },
    {
      name: /software|suite|download/i,
      drawing: `<rect class="i" x="18" y="22" width="84" height="62" rx="7"/><rect class="p" x="24" y="36" width="72" height="42" rx="2"/><circle class="a" cx="28" cy="29" r="3"/><circle class="l" cx="37" cy="29" r="3"/><circle class="l" cx="46" cy="29" r="3"/><path class="s" d="M60 42v22M50 55l10 10 10-10"/><path class="m" d="M36 70h48v4H36zM10 90h100v8H10z"/>`,
    },
    {
      name: /member/i,
      drawing: `<circle class="i" cx="60" cy="50" r="36"/><circle class="m" cx="60" cy="50" r="29"/><path class="a" d="M60 28l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z"/><path class="i" d="M38 80l-8 28 16-6 8-14zM82 80l8 28-16-6-8-14z"/>`,
    },
    {
      name: /assembly/i,
      drawing: `<path class="i" d="M24 30a16 16 0 0 1 24-8L38 34l8 8 12-10a16 16 0 0 1-20 22L28 100a7 7 0 0 1-13-6l18-40a16 16 0 0 1-9-24z"/><path class="a" d="M92 20l10 10-6 4-26 36-8-8 26-34z"/><path class="m" d="M62 62l8 8-22 34a6 6 0 0 1-10-8z"/>`,
    },
  ],
};
