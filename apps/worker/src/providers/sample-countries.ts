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
}

const shown = 20

/** Twenty countries and the rest; some sites have a home market of their own, well-known ones are used everywhere. */
export function sampleCountries(
  character: () => number,
  noise: () => number,
  isWellKnown: boolean,
): Pick<SiteTraffic, 'countries' | 'otherCountriesShare'> {
  const codes = Object.keys(countryWeights)
  const hasHome = character() < 0.35 && !isWellKnown
  const home = hasHome ? codes[Math.floor(character() * codes.length)] : undefined
  const weighted = codes.map((code) => {
    const weight = (countryWeights[code] ?? 0) * (0.35 + character() * 1.3) * (0.96 + noise() * 0.08)
    return { code, weight: code === home ? weight + 18 : weight }
  })
  // A tenth of the visits comes from countries that are not in the table.
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0) / 0.9
  const countries = weighted
    .map(({ code, weight }) => ({ code, share: Math.floor((weight / total) * 10_000) / 10_000 }))
    .toSorted((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1))
    .slice(0, shown)
  const known = countries.reduce((sum, { share }) => sum + share, 0)
  return { countries, otherCountriesShare: Math.round((1 - known) * 10_000) / 10_000 }
}
