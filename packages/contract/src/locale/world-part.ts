/** Parts of the world that divide a long list of countries, in display order. */
export const worldParts = ['asia', 'europe', 'americas', 'africa'] as const
export type WorldPart = (typeof worldParts)[number]

const codes: Record<Exclude<WorldPart, 'asia'>, string> = {
  europe:
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  americas:
    'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  africa:
    'AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IL IO IQ IR JO KE KM KW LB LR LS LY MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TG TN TZ UG YE YT ZA ZM ZW',
}

const partOf = new Map(
  Object.entries(codes).flatMap(([part, list]) => list.split(' ').map((code) => [code, part as WorldPart] as const)),
)

/** Asia and the Pacific: every country not in the three lists. */
export const findWorldPart = (region: string): WorldPart => partOf.get(region) ?? 'asia'
