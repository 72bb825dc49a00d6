import { takeFirstSentence } from '../../../i18n/take-first-sentence.ts'
import { bands as allBands } from '@polydex/contract/figure/bands'
import { platforms, standingOf, type Standing, type YesAndNo } from '@polydex/contract/tool/tool-fact-values'
import {
  formatCompact,
  formatCountry,
  formatMonthName,
  formatNumber,
  formatSignedPercent,
} from '../../../i18n/format.ts'
import { likelyRegions } from '../../../i18n/likely-regions.ts'
import { platformTitle } from '../../../i18n/names/platform-name.ts'
import type { Language } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { listFactRows } from '../../../facts/fact-rows.ts'
import {
  isKnown,
  plain,
  rowOf,
  unknown,
  type Cell,
  type Choice,
  type Compared,
  type Row,
  type RowGroup,
} from './compare-cells.ts'
import { describeAlive } from '../../../facts/describe-alive.ts'
import { listPrices } from './compare-prices.ts'

function yesOrNo({ t }: Language, fact: YesAndNo | undefined, value: string, standing: Standing): Cell {
  if (fact?.yes.includes(value) === true) return { lines: [t('compare.yes')], sign: 'yes', standing }
  return fact?.no.includes(value) === true ? { lines: [t('compare.no')], sign: 'no', standing } : unknown
}

/** Whether they answer. Nobody asks visitors about it, and two days are no difference between two tools that do. */
function listAlive({ t, locale }: Language, tools: readonly Compared[]): Row[] {
  const cells = tools.map(({ tool: { alive } }) => plain(alive && describeAlive(t, locale, alive)))
  const isSame = tools.every(({ tool: { alive } }) => alive !== null && alive.silentSince === null)
  return tools.every(({ tool }) => tool.alive === null) ? [] : [{ name: t('compare.alive'), cells, isSame }]
}

/** The kinds of facts that other rows show in more detail. */
const shownElsewhere = new Set<string>(['free', 'platforms'])

function listFacts(language: Language, tools: readonly Compared[]): Row[] {
  const found = tools.map(({ tool }) => listFactRows(language, tool.facts))
  const names = new Map(found.flat().map(({ kind, name }) => [kind, name]))
  return [...names].flatMap(([kind, name]) => {
    const cells = found.map((rows): Cell => {
      const row = rows.find((other) => other.kind === kind)
      return row === undefined ? unknown : { lines: row.lines, standing: standingOf(row) }
    })
    return shownElsewhere.has(kind) ? [] : [rowOf(name, cells)]
  })
}

/** What is asked for the first tool's category comes first. */
function listFeatures(language: Language, tools: readonly Compared[]): Row[] {
  const asked = tools.flatMap(({ tool: { features, lacks, notKnown } }) => [...features, ...lacks, ...notKnown])
  return [...new Map(asked.map(({ slug, name }) => [slug, name]))].map(([slug, name]) =>
    rowOf(
      name,
      tools.map(({ tool: { features, lacks } }) =>
        yesOrNo(language, { yes: features.map((one) => one.slug), no: lacks.map((one) => one.slug) }, slug, 'recalled'),
      ),
    ),
  )
}

const listPlatforms = (language: Language, tools: readonly Compared[]): Row[] =>
  platforms.map((platform) =>
    rowOf(
      platformTitle(language.t, language.locale, platform),
      tools.map(({ tool: { facts } }) => yesOrNo(language, facts.platforms, platform, standingOf(facts.platforms))),
    ),
  )

const judged = (...lines: (string | null | undefined)[]): Cell => ({ ...plain(...lines), standing: 'judged' })

/** Whom each suits, and when to take it rather than another of them. */
const listSuits = ({ t }: Language, tools: readonly Compared[]): Row[] => [
  rowOf(
    t('entry.bestFor'),
    tools.map(({ tool: { suits } }) => judged(suits?.bestFor)),
  ),
  rowOf(
    t('entry.notFor'),
    tools.map(({ tool: { suits } }) => judged(suits?.notFor)),
  ),
  rowOf(
    t('compare.takeIf'),
    tools.map(({ tool: { slug } }) =>
      judged(
        ...tools.flatMap(({ tool: { name, suits } }) =>
          (suits?.rather ?? []).flatMap((one) =>
            one.slug === slug ? [t('compare.ratherThan', { name, reason: one.reason })] : [],
          ),
        ),
      ),
    ),
  ),
]

/** More would be a long menu of countries in which hardly one of them is known. */
const maxChoices = 24

/** What is known of the tools in a country, and how large they are there, for choosing and ordering countries. */
function placesIn(
  { t, locale }: Language,
  tools: readonly Compared[],
  code: string,
): { values: string[]; size: number } {
  const found = tools.map(({ tool: { traffic, bands } }) => {
    const visits = traffic?.countries.find((country) => country.code === code)?.visits
    if (visits !== undefined) return { value: formatCompact(locale, visits), size: visits }
    const place = bands?.countries.find((country) => country.code === code)
    if (place === undefined || place.band === null) return { value: '', size: 0 }
    return { value: t('band.first', { band: formatNumber(locale, place.band) }), size: place.sites / place.band }
  })
  return { values: found.map(({ value }) => value), size: found.reduce((sum, { size }) => sum + size, 0) }
}

/** Countries in which one of the tools is known, that which a reader of the language means most likely first. */
function listChoices(language: Language, tools: readonly Compared[]): Choice[] {
  const codes = new Set(
    tools.flatMap(({ tool: { traffic, bands } }) => [
      ...(traffic?.countries ?? []).map(({ code }) => code),
      ...(bands?.countries ?? []).flatMap(({ code, band }) => (band === null ? [] : [code])),
    ]),
  )
  const known = new Map([...codes].map((code) => [code, placesIn(language, tools, code)]))
  const sized = [...known].map(([region, { size }]) => ({ region, total: size }))
  return likelyRegions(language.locale, sized)
    .slice(0, maxChoices)
    .map(({ region }) => ({
      code: region,
      name: formatCountry(language.locale, region),
      values: known.get(region)?.values ?? [],
    }))
}

function listFigures(language: Language, tools: readonly Compared[], month: string | null): Row[] {
  const { t, locale } = language
  const choices = listChoices(language, tools)
  const [first] = choices
  return [
    rowOf(
      t('compare.visits'),
      tools.map(({ card: { visits } }) => plain(visits === null ? null : formatCompact(locale, visits))),
    ),
    rowOf(
      t('compare.growth'),
      tools.map(({ card: { growthRate } }) =>
        plain(growthRate === null ? null : formatSignedPercent(locale, growthRate)),
      ),
    ),
    rowOf(
      t('compare.lists'),
      tools.map(({ card: { bands, group } }) => {
        const best = bands?.places.findIndex((count) => count > 0) ?? -1
        if (bands === null || best === -1) return unknown
        return {
          ...plain(
            t('band.firstIn', { band: formatNumber(locale, allBands[best] ?? 0), n: bands.places[best] ?? 0 }),
            t('band.listedIn', { n: formatNumber(locale, sumPlaces(bands.places)) }),
          ),
          places: { ...bands, group },
        }
      }),
    ),
    rowOf(
      t('band.movesSince', { month: month === null ? '' : formatMonthName(locale, month) }),
      tools.map(({ card: { bands } }): Cell => {
        const { ups = null, downs = null } = bands ?? {}
        return ups === null || downs === null ? unknown : { lines: [`${ups} ${downs}`], moves: { ups, downs } }
      }),
    ),
    ...(first === undefined
      ? []
      : [
          {
            ...rowOf(
              first.name,
              first.values.map((value) => plain(value === '' ? null : value)),
            ),
            choices,
          },
        ]),
  ]
}

/** Everything that is known of at least one of the tools, and the names of what is known of none. */
export function compareTools(
  language: Language,
  tools: readonly Compared[],
  monthBefore: string | null,
): { groups: RowGroup[]; unknown: string[] } {
  const { t } = language
  const all: RowGroup[] = [
    {
      title: t('compare.inShort'),
      rows: [
        rowOf(
          t('compare.what'),
          tools.map(({ tool }) => plain(tool.description && takeFirstSentence(tool.description))),
        ),
        rowOf(
          t('compare.madeFor'),
          tools.map(({ tool }) => plain(tool.tasks[0]?.name)),
        ),
        ...listSuits(language, tools),
        ...listAlive(language, tools),
      ],
    },
    {
      title: t('compare.price'),
      rows: listPrices(language, tools),
    },
    { title: t('compare.features'), rows: listFeatures(language, tools) },
    { title: t('facts.platforms'), rows: listPlatforms(language, tools) },
    { title: t('compare.more'), rows: listFacts(language, tools) },
    { title: t('compare.figures'), rows: listFigures(language, tools, monthBefore) },
  ]
  return {
    groups: all
      .map(({ title, rows }) => ({
        title,
        // What tells them apart first.
        rows: rows.filter(isKnown).toSorted((a, b) => Number(a.isSame) - Number(b.isSame)),
      }))
      .filter(({ rows }) => rows.length > 0),
    unknown: all
      .slice(0, -1)
      .flatMap(({ rows }) => rows.filter((row) => !isKnown(row)))
      .map(({ name }) => name),
  }
}
