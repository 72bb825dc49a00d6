import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import type { SiteTraffic } from '@polydex/core/traffic/record-traffic'

/** Rough weights of the countries that appear in sample figures. */
const countryWeights: Record<string, number> = {
  US: 20,
  IN: 9,
  BR: 6,
  JP: 5,
  DE: 4.5,
  GB: 4.2,
  FR: 3.6,
  ID: 3.4,
  MX: 3,
  KR: 2.8,
  VN: 2.6,
  ES: 2.4,
  CA: 2.3,
  IT: 2.2,
  TW: 2,
  RU: 2,
  PH: 2,
  TR: 1.9,
  PL: 1.7,
  CO: 1.5,
  AU: 1.5,
  NL: 1.4,
  AR: 1.3,
  TH: 1.3,
  MY: 1.1,
  UA: 1,
  CN: 1,
  SG: 0.8,
  HK: 0.8,
  SE: 0.7,
  CH: 0.7,
  PE: 0.7,
  CL: 0.7,
  BE: 0.6,
  PT: 0.6,
  AT: 0.5,
  CZ: 0.5,
  GR: 0.4,
  IE: 0.4,
  NZ: 0.3,
  NO: 0.3,
  DK: 0.3,
  FI: 0.3,
  IL: 0.3,
}

/** Languages that a tool needs to be used widely there; where none is listed, English will do. */
const spoken: Record<string, readonly string[]> = {
  AR: ['es'],
  AT: ['de'],
  BE: ['fr', 'nl'],
  BR: ['pt'],
  CH: ['de', 'fr'],
  CL: ['es'],
  CN: ['zh'],
  CO: ['es'],
  DE: ['de'],
  ES: ['es'],
  FR: ['fr'],
  HK: ['tw', 'en'],
  ID: ['id'],
  IT: ['it'],
  JP: ['ja'],
  KR: ['ko'],
  MX: ['es'],
  PE: ['es'],
  PL: ['pl'],
  PT: ['pt'],
  RU: ['ru'],
  TH: ['th'],
  TR: ['tr'],
  TW: ['tw'],
  UA: ['uk', 'ru'],
  VN: ['vi'],
}
const languagesOf = (code: string): readonly string[] => spoken[code] ?? ['en']

/** Where tools of a group find more visitors than others. */
const tastes: Record<string, Record<string, number>> = {
  assistants: { JP: 1.4, KR: 1.5, VN: 1.4, FR: 1.2 },
  audio: { BR: 1.4, MX: 1.4, IT: 1.5, US: 0.9 },
  business: { GB: 1.5, CA: 1.5, AU: 1.7, NL: 1.5, IN: 0.8, BR: 0.6 },
  coding: { IN: 1.4, DE: 1.3, CN: 2, VN: 1.3, UA: 1.6, BR: 0.8 },
  design: { JP: 1.3, ID: 1.5, TR: 1.5, ES: 1.3, US: 0.8 },
  education: { PH: 2.2, ID: 1.8, VN: 1.8, MX: 1.5, CO: 1.6, US: 0.8 },
  image: { JP: 1.5, ID: 1.6, TR: 1.6, KR: 1.3, US: 0.7 },
  life: { FR: 1.4, GB: 1.3, JP: 1.2, IN: 0.6 },
  marketing: { GB: 1.5, ES: 1.4, NL: 1.5, AU: 1.4, FR: 1.2 },
  productivity: { JP: 1.4, DE: 1.4, FR: 1.3, GB: 1.2, BR: 0.8 },
  video: { BR: 1.3, ID: 1.7, MX: 1.4, JP: 1.2, US: 0.8 },
  writing: { PH: 1.8, GB: 1.3, DE: 1.2, MX: 1.3, US: 0.9 },
}

const shown = 20

/**
 * Twenty countries and the rest. A tool is strong at its maker's home if it speaks the language there, nearly alone if
 * it speaks no other, and weaker wherever its interface is not understood.
 */
export function sampleCountries(
  { country: home, languages, group }: Pick<TrackedSite, 'country' | 'languages' | 'group'>,
  character: () => number,
  noise: () => number,
): Pick<SiteTraffic, 'countries' | 'otherCountriesShare'> {
  const speaks = (code: string): boolean =>
    !languages || languagesOf(code).some((language) => languages.includes(language))
  const weighted = Object.entries(countryWeights).map(([code, weight]) => {
    const taste = (tastes[group ?? ''] ?? {})[code] ?? 1
    const own = Math.exp((character() - 0.5) * 1.6) * (0.96 + noise() * 0.08)
    return { code, weight: weight * taste * own * (speaks(code) ? 1 : 0.4) }
  })
  const atHome = weighted.find(({ code }) => code === home)
  if (atHome !== undefined && speaks(atHome.code)) atHome.weight += pullOfHome(atHome.code, languages)
  // A tenth of the visits comes from countries that are not in the table.
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0) / 0.9
  const countries = weighted
    .map(({ code, weight }) => ({ code, share: Math.floor((weight / total) * 10_000) / 10_000 }))
    .toSorted((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1))
    .slice(0, shown)
  const known = countries.reduce((sum, { share }) => sum + share, 0)
  return { countries, otherCountriesShare: Math.round((1 - known) * 10_000) / 10_000 }
}

/** Added to the weight of the maker's country; all countries together weigh about 110. */
function pullOfHome(code: string, languages: TrackedSite['languages']): number {
  const weight = countryWeights[code] ?? 0
  if (languagesOf(code).includes('en')) return code === 'US' ? 8 : weight * 2
  if (languages && !languages.includes('en')) return 400
  // Few visit sites from abroad in China, many those of their own.
  return code === 'CN' ? 40 : weight * 8
}
