import { domainToASCII } from 'node:url'
import { month } from '@polydex/contract/http/wire-values'
import { toFirstDay, type FirstDay } from './month.ts'
import type { SiteTraffic } from './record-traffic.ts'

const required = ['month', 'host', 'visits']
const sources = ['direct', 'referrals', 'social', 'mail', 'search', 'display'] as const
const rest = ['visit_duration_seconds', 'pages_per_visit', 'bounce_rate', ...sources, 'countries']
const known = new Set([...required, ...rest])

/** Shares are rounded at their source, so a sum may slightly exceed 1. The database refuses 1.001. */
const maxSum = 1.0005
const maxCountries = 20
const countryCode = /^[A-Z]{2}$/

export type TrafficLine = { month: FirstDay; host: string; figures: Omit<SiteTraffic, 'siteId'> }

class LineFault extends Error {}

/** The columns in the file's order. Refuses a misspelt name, which would silently lose a column. */
export function parseHeader(header: readonly string[]): string[] {
  const names = header.map(unquote)
  const missing = required.filter((name) => !names.includes(name))
  const surplus = names.filter((name, index) => !known.has(name) || names.indexOf(name) !== index)
  if (missing.length > 0) throw new Error(`the header has no ${missing.join(', ')}`)
  if (surplus.length > 0) throw new Error(`the header has an unknown or repeated column: ${surplus.join(', ')}`)
  return names
}

/** The figures of one line in the columns of the header, or its fault as text. */
export function parseLine(names: readonly string[], values: readonly string[]): TrafficLine | string {
  try {
    return parseValues(names, values)
  } catch (error) {
    if (error instanceof LineFault) return error.message
    throw error
  }
}

function parseValues(names: readonly string[], values: readonly string[]): TrafficLine {
  if (values.length !== names.length) throw new LineFault(`${values.length} columns instead of ${names.length}`)
  const textOf = (name: string): string => unquote(values[names.indexOf(name)] ?? '')
  return {
    month: parseMonth(textOf('month')),
    host: parseHost(textOf('host')),
    figures: {
      visits: parseVisits(textOf('visits')),
      visitDurationSeconds: parseNumber('visit_duration_seconds', textOf('visit_duration_seconds')),
      pagesPerVisit: parseNumber('pages_per_visit', textOf('pages_per_visit')),
      bounceRate: parseShare('bounce_rate', textOf('bounce_rate')),
      sources: parseSources(textOf),
      ...parseCountries(textOf('countries')),
    },
  }
}

// No value of the format contains a comma, so quotes have no meaning. Some programs quote every value.
const unquote = (text: string): string => (text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text)

function parseMonth(text: string): FirstDay {
  if (!month.safeParse(text).success) throw new LineFault('month must be YYYY-MM')
  return toFirstDay(text)
}

function parseHost(text: string): string {
  const host = /[/?#%@]/.test(text) ? '' : domainToASCII(text.toLowerCase()).replace(/^www\./, '')
  if (!/^([a-z0-9_-]+\.)+[a-z0-9-]+$/.test(host)) throw new LineFault('host must be a host such as example.com')
  return host
}

function parseVisits(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new LineFault('visits must be a whole number')
  return Number(text)
}

/** The database stores six digits, and refuses numbers that are too small for it. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6

function parseNumber(name: string, text: string): number | null {
  if (text === '') return null
  // Some programs write small shares as 1e-05.
  if (!/^\d{1,9}(\.\d+)?(e-\d{1,2})?$/i.test(text)) throw new LineFault(`${name} must be a number such as 0.25`)
  return round(Number(text))
}

function parseShare(name: string, text: string): number | null {
  const share = parseNumber(name, text)
  if (share !== null && share > 1) throw new LineFault(`${name} must be 0–1`)
  return share
}

function checkSum(name: string, shares: readonly number[]): number {
  const sum = round(shares.reduce((total, share) => total + share, 0))
  if (sum > maxSum) throw new LineFault(`${name} must sum to 1 at most`)
  return sum
}

function parseSources(textOf: (name: string) => string): SiteTraffic['sources'] {
  const shares = sources.flatMap((name) => parseShare(name, textOf(name)) ?? [])
  if (shares.length === 0) return null
  if (shares.length < sources.length) throw new LineFault('the six sources must be given together or not at all')
  checkSum('the six sources', shares)
  const [direct = 0, referrals = 0, social = 0, mail = 0, search = 0, display = 0] = shares
  return { direct, referrals, social, mail, search, display }
}

function parseCountries(text: string): Pick<SiteTraffic, 'countries' | 'otherCountriesShare'> {
  if (text === '') return { countries: null, otherCountriesShare: null }
  const countries = text.split('|').map((part) => {
    const share = part[2] === ':' ? parseShare('countries', part.slice(3)) : null
    const code = part.slice(0, 2)
    if (share === null || !countryCode.test(code)) throw new LineFault('countries must be written like US:0.31|JP:0.12')
    return { code, share }
  })
  if (countries.length > maxCountries) throw new LineFault(`countries must be ${maxCountries} at most`)
  const codes = new Set(countries.map(({ code }) => code))
  if (codes.size < countries.length) throw new LineFault('countries must not name one twice')
  const sum = checkSum(
    'countries',
    countries.map(({ share }) => share),
  )
  return {
    countries: countries.toSorted((a, b) => b.share - a.share),
    otherCountriesShare: Math.max(0, round(1 - sum)),
  }
}
