import { bands } from '@polydex/contract/figure/bands'
import type { Db } from '../db/connect.ts'
import { recordBands } from '../traffic/record-bands.ts'

/** Lists of a test site: four months, the newest is that of its other figures. */
const months = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01']

/** Full lists, longest first; each is a thousand sites shorter than the one before. */
const countries =
  'KR TW AU MX TR PL VN AR UA TH EG ZA SE CH AT BE CZ PT GR HU RO NG KE CO CL BR MY SG HK PH IE NZ DK FI NO IL'.split(
    ' ',
  )
const longest = 350_000
const shortCountries = ['AD', 'MC', 'SH']
const shortLength = 400

/**
 * Tools that tests may name: first everywhere, a riser, a faller, strong in one country only. All others follow a rule.
 */
const known: Record<string, (country: number, month: number) => number | null> = {
  chatgpt: () => 0,
  // In the first 1,000 of 4, 8, 12 and 16 countries, in the first 5,000 of all others.
  claude: (country, month) => (country < (month + 1) * 4 ? 0 : 1),
  // Loses two countries each month.
  jasper: (country, month) => (country < 30 - month * 2 ? 3 : null),
  papago: (country) => (country === 0 ? 0 : 4),
  rytr: () => null,
}

const placeOf = (slug: string, index: number, country: number, month: number): number | null => {
  const rule = known[slug]
  if (rule !== undefined) return rule(country, month)
  const depth = ((index * 5 + country * 3 + (index % 4 === 0 ? month : 0)) % 17) - 2
  return depth > 6 ? null : Math.max(depth, index % 3)
}

/** Stores invented public lists for the present tools: 36 full ones and three short ones in each month. */
export async function recordTestLists(db: Db): Promise<void> {
  const tools = await db
    .selectFrom('tools')
    .select(['slug', 'traffic_site_id as siteId'])
    .where('traffic_site_id', 'is not', null)
    .orderBy('slug')
    .execute()
  const provider = { slug: 'crux', name: 'Chrome UX Report', licence: 'CrUX, CC BY 4.0' }
  for (const [month, day] of months.entries()) {
    for (const [country, countryCode] of [...countries, ...shortCountries].entries()) {
      const isShort = shortCountries.includes(countryCode)
      const places = tools.flatMap(({ slug, siteId }, index) => {
        const depth = isShort ? (index % 6 === 0 ? 0 : null) : placeOf(slug, index, country, month)
        const band = depth === null ? undefined : bands[depth]
        return band === undefined || siteId === null ? [] : [{ siteId, band }]
      })
      await recordBands(db, provider, day, {
        countryCode,
        listed: isShort ? shortLength : longest - country * 1_000,
        places,
      })
    }
  }
}
