import type { Random } from '@polydex/contract/seed-random'
import { drawIndex } from './random.ts'

/** Countries and their rough weights. */
const weightOf: Record<string, number> = Object.fromEntries(
  `US 20, IN 9, BR 6, JP 5, DE 4.5, GB 4.2, FR 3.6, ID 3.4, MX 3, KR 2.8, VN 2.6, ES 2.4, CA 2.3, IT 2.2, TW 2, PH 2,
  TR 1.9, PL 1.7, CO 1.5, AU 1.5, NL 1.4, AR 1.3, TH 1.3, MY 1.1, UA 1, CN 1, SG 0.8, HK 0.8, SE 0.7, CH 0.7, PE 0.7,
  CL 0.7, BE 0.6, PT 0.6, AT 0.5, CZ 0.5, GR 0.4, IE 0.4, NZ 0.3, NO 0.3, DK 0.3, FI 0.3`
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(3))]),
)
const countryCodes = Object.keys(weightOf)
const shown = 20

/** Largest share first; `shares` (0–1) is parallel to `codes`. */
export type Countries = { codes: string[]; shares: number[]; otherShare: number }

/** A site's twenty countries; one site in three has a home market of its own. */
export function inventCountries(random: Random): Countries {
  const home = random() < 0.35 ? countryCodes[drawIndex(random, countryCodes.length)] : undefined
  const weighted = countryCodes.map((code) => ({
    code,
    weight: (weightOf[code] ?? 0) * (0.35 + random() * 1.3) + (code === home ? 18 : 0),
  }))
  // A tenth of the visits comes from countries that are not in the table.
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0) / 0.9
  const largest = weighted.toSorted((a, b) => b.weight - a.weight).slice(0, shown)
  return roundShares(
    largest.map(({ code }) => code),
    largest.map(({ weight }) => weight / total),
  )
}

/** Moves the shares towards their mean by `amount`, 0–1: the order stays, so that a month needs no sorting. */
export function evenOut({ codes, shares, otherShare }: Countries, amount: number): Countries {
  const mean = (1 - otherShare) / codes.length
  return roundShares(
    codes,
    shares.map((share) => share + (mean - share) * amount),
  )
}

/** Rounds down to four decimals: the sum must not exceed 1. */
function roundShares(codes: string[], exact: readonly number[]): Countries {
  const tenThousandths = exact.map((share) => Math.floor(share * 10_000))
  const known = tenThousandths.reduce((sum, share) => sum + share, 0)
  return { codes, shares: tenThousandths.map((share) => share / 10_000), otherShare: (10_000 - known) / 10_000 }
}
