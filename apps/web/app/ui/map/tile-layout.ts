/**
 * The world as tiles: one word a cell, `##` for land without a tile, `..` for the sea. `wide` is the whole world, for
 * narrow screens each part of it has its own. Territories keep their neighbours rather than their sizes.
 */
export const wideLayout = [
  '.. .. .. .. .. .. ## .. ## ## GL ## .. .. .. .. .. .. .. SJ .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..',
  '## ## ## ## ## ## .. ## .. ## ## ## .. .. .. IS .. .. .. NO SE FI ## ## .. .. .. .. ## ## .. .. .. .. .. .. .. .. .. ..',
  '## ## ## CA ## ## .. ## .. ## ## .. .. .. .. .. .. FO .. .. AX EE ## ## ## ## ## ## ## ## ## ## ## ## ## ## ## ## ## ..',
  '.. .. ## ## ## ## ## ## .. .. .. .. .. .. .. IM ## .. .. DK ## LV ## ## RU ## ## ## ## ## ## ## ## ## ## ## ## ## .. ..',
  '.. .. ## ## ## ## ## .. .. PM .. .. .. .. .. IE GB .. NL DE PL LT BY ## ## ## ## ## ## ## ## ## ## ## ## .. ## .. .. ..',
  '.. .. ## ## US ## ## .. BM .. .. .. .. .. .. GG JE .. BE LU CZ SK UA ## ## ## ## ## KZ ## ## ## MN ## ## .. .. .. .. ..',
  '.. .. ## ## ## ## .. BS TC .. .. .. .. .. .. .. .. ## FR CH LI AT HU RO MD .. ## .. ## KG ## ## ## ## ## .. .. ## .. ..',
  '.. .. ## MX .. .. CU HT DO PR VI VG .. .. .. PT ES AD MC IT SI HR RS BG .. .. GE .. UZ TJ ## ## ## ## ## KR .. JP .. ..',
  '.. .. .. GT BZ .. KY JM .. .. AI MF SX .. .. .. GI .. .. SM .. BA XK MK .. TR AM AZ TM AF ## ## CN ## ## .. TW .. .. ..',
  '.. .. .. SV HN .. .. .. .. .. BL KN AG .. .. .. .. .. MT .. .. ME AL GR .. .. SY IQ IR PK NP BT ## MO HK .. .. .. MP ..',
  '.. .. .. .. NI .. .. .. .. .. MS GP DM .. .. .. .. .. .. .. .. .. .. .. CY .. LB JO KW .. IN BD MM LA VN .. ## GU .. ..',
  '.. .. .. .. CR PA .. AW CW BQ .. MQ LC .. .. .. .. MA DZ TN LY EG .. .. .. IL PS SA BH .. ## .. TH KH .. .. PH .. .. MH',
  '.. .. .. .. .. .. CO VE .. TT GD VC BB .. .. .. EH MR ML NE TD SD ER DJ .. .. .. QA AE .. .. LK MY .. .. BN .. PW FM ..',
  '.. .. .. .. .. EC ## ## GY SR GF .. .. CV .. SN GM GN BF TG BJ SS ET SO .. .. .. YE OM .. MV ## SG .. .. ## .. .. NR KI',
  '.. .. .. .. .. .. PE ## BR ## ## ## .. .. .. GW SL LR CI GH NG CF UG KE .. .. .. .. .. .. .. .. ## ID ## .. ## PG SB ..',
  '.. .. .. .. .. .. ## BO ## ## ## ## .. .. .. .. .. .. .. GQ CM CG RW TZ .. .. SC .. .. IO .. .. .. .. .. TL .. .. .. TV',
  '.. .. .. .. .. .. CL ## PY ## ## .. .. .. .. .. .. .. ST .. GA CD BI MW .. KM YT .. .. .. .. .. .. ## ## .. .. .. VU WS',
  '.. .. .. .. .. .. ## AR UY .. .. .. .. .. .. .. .. .. .. .. AO ZM ZW MZ .. MG .. .. .. .. .. .. ## ## AU ## .. NC FJ AS',
  '.. .. .. .. .. .. ## ## .. .. .. .. .. .. .. .. SH .. .. .. NA BW SZ .. .. .. RE MU .. .. .. .. ## ## ## ## .. NF TO ..',
  '.. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. .. .. .. ZA LS .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. CK',
  '.. .. .. .. .. .. ## .. FK .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. NZ .. PF',
  '.. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ## .. ..',
]

export const narrowLayouts = {
  europe: [
    '.. .. .. .. SJ .. .. .. .. .. .. ..',
    'IS .. .. .. NO SE FI .. .. .. .. ..',
    '.. .. FO .. .. AX EE ## ## ## ## ##',
    'IM ## .. .. DK ## LV ## RU ## ## ##',
    'IE GB .. NL DE PL LT BY ## ## ## ##',
    'GG JE .. BE LU CZ SK UA ## ## ## ##',
    '.. .. ## FR CH LI AT HU RO MD .. ..',
    'PT ES AD MC IT SI HR RS BG .. .. ..',
    '.. GI .. .. SM .. BA XK MK .. GE AZ',
    '.. .. .. MT .. .. ME AL GR .. TR AM',
    '.. .. .. .. .. .. .. .. .. .. CY ..',
  ],
  americas: [
    '## ## CA ## .. PM .. .. ## GL ## ..',
    '## ## US ## .. BM .. .. .. .. .. ..',
    '.. ## MX .. .. .. BS TC .. .. .. ..',
    '.. .. GT BZ .. CU HT DO PR VI VG ..',
    '.. .. SV HN .. KY JM .. .. AI MF SX',
    '.. .. .. NI .. .. .. .. .. KN BL AG',
    '.. .. .. CR .. AW CW BQ .. MS GP DM',
    '.. .. .. .. PA CO VE .. TT GD MQ LC',
    '.. .. .. .. EC ## GY SR GF .. VC BB',
    '.. .. .. .. PE BO BR ## ## .. .. ..',
    '.. .. .. .. CL PY UY ## .. .. .. ..',
    '.. .. .. .. ## AR .. FK .. .. .. ..',
  ],
  africa: [
    '.. .. .. .. .. .. .. LB SY IQ IR ..',
    '.. .. .. .. .. .. .. IL PS JO KW ..',
    'CV .. MA DZ TN LY EG .. SA BH QA ..',
    '.. EH MR ML NE TD SD .. YE OM AE ..',
    'SN GM GN BF TG BJ SS ER DJ .. .. ..',
    'GW SL LR CI GH NG CF ET SO .. .. ..',
    '.. .. .. .. GQ CM CG UG KE .. SC ..',
    '.. .. .. ST .. GA CD RW TZ .. .. IO',
    '.. .. .. .. .. AO ZM BI MW .. KM YT',
    '.. .. SH .. .. NA BW ZW MZ .. MG ..',
    '.. .. .. .. .. .. ZA LS SZ .. RE MU',
  ],
  asia: [
    'KZ KG ## ## MN ## ## .. .. .. .. ..',
    'UZ TJ ## ## CN ## .. KR .. JP .. ..',
    'TM AF ## ## ## MO HK .. TW .. .. ..',
    '.. PK NP BT ## LA VN .. .. .. MP ..',
    '.. .. IN BD MM TH KH .. PH .. GU ..',
    '.. .. .. .. .. MY .. BN .. PW FM MH',
    '.. MV .. LK .. SG .. ## .. .. NR KI',
    '.. .. .. .. .. ## ID TL .. PG SB TV',
    '.. .. .. .. .. .. .. .. .. .. VU WS',
    '.. .. .. .. .. ## ## AU .. NC FJ AS',
    '.. .. .. .. .. ## ## ## .. NF TO CK',
    '.. .. .. .. .. .. .. .. NZ .. .. PF',
  ],
}

/** Islands without land around them: drawn as a disc. */
export const islets = new Set(
  (
    'AG AI AS AW AX BB BL BM BN BQ BS CK CV CW DM FJ FK FM FO GD GG GU IM IO JE KI KM KN ' +
    'KY LC MF MH MP MS NC NF NR PF PM PW SB SC SH SJ ST SX TC TL TO TV VC VG VI VU WS YT'
  ).split(' '),
)

/** Where each territory's tile is. */
export function findPlaces(layout: readonly string[]): Map<string, { column: number; row: number }> {
  const cells = layout.flatMap((line, row) => line.split(' ').map((code, column) => [code, { column, row }] as const))
  return new Map(cells.filter(([code]) => code !== '##' && code !== '..'))
}
