import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { platforms, type YesAndNo } from '@polydex/contract/tool/tool-fact-values'
import type { Locale } from '@polydex/contract/locale/locale'
import {
  formatCompact,
  formatCountry,
  formatMonthName,
  formatNumber,
  formatSignedPercent,
} from '../../../i18n/format.ts'
import { platformTitle } from '../../../i18n/names/platform-name.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import { startRow } from '../../../i18n/start-row.ts'
import type { Language } from '../../../i18n/translate.tsx'
import { listFactRows } from '../facts/fact-rows.ts'
import { formatPriceFrom } from '../facts/price-from.ts'

/** A tool with what lists know of it: its figures are those of its card. */
export type Compared = { tool: ToolDetail; card: ToolCard }

/** Yes and no have a sign of their own; no lines: not known. */
export type Cell = { lines: string[]; sign?: 'yes' | 'no'; isChecked?: boolean | undefined }
export type Row = { name: string; cells: Cell[]; isSame: boolean }
export type RowGroup = { title: string; rows: Row[] }

const unknown: Cell = { lines: [] }
const plain = (...lines: (string | null | undefined)[]): Cell => ({
  lines: lines.filter((line) => typeof line === 'string'),
})

const keyOf = ({ lines, sign }: Cell): string => `${sign ?? ''} ${lines.join(' ')}`
const rowOf = (name: string, cells: Cell[]): Row => ({
  name,
  cells,
  isSame: new Set(cells.map(keyOf)).size === 1,
})
const isKnown = ({ cells }: Row): boolean => cells.some(({ lines }) => lines.length > 0)

function yesOrNo({ t }: Language, fact: YesAndNo | undefined, value: string, isChecked?: boolean): Cell {
  if (fact?.yes.includes(value) === true) return { lines: [t('compare.yes')], sign: 'yes', isChecked }
  return fact?.no.includes(value) === true ? { lines: [t('compare.no')], sign: 'no', isChecked } : unknown
}

/** The kinds of facts that other rows show in more detail. */
const shownElsewhere = new Set<string>(['free', 'platforms'])

function listFacts(language: Language, tools: readonly Compared[]): Row[] {
  const found = tools.map(({ tool }) => listFactRows(language, tool.facts))
  const names = new Map(found.flat().map(({ kind, name }) => [kind, name]))
  return [...names].flatMap(([kind, name]) => {
    const cells = found.map((rows): Cell => {
      const row = rows.find((other) => other.kind === kind)
      return row === undefined ? unknown : { lines: row.lines, isChecked: row.checked !== undefined }
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
        yesOrNo(language, { yes: features.map((one) => one.slug), no: lacks.map((one) => one.slug) }, slug, false),
      ),
    ),
  )
}

const listPlatforms = (language: Language, tools: readonly Compared[]): Row[] =>
  platforms.map((platform) =>
    rowOf(
      platformTitle(language.t, language.locale, platform),
      tools.map(({ tool: { facts } }) =>
        yesOrNo(language, facts.platforms, platform, facts.platforms?.checked !== undefined),
      ),
    ),
  )

/** The country whose visitors read a language first. */
const countryOf: Record<Locale, string> = {
  en: 'US',
  tw: 'TW',
  zh: 'CN',
  es: 'ES',
  de: 'DE',
  ja: 'JP',
  ko: 'KR',
  vi: 'VN',
  pt: 'BR',
}

function placeIn({ t, locale }: Language, { traffic, bands }: ToolDetail, code: string): string | undefined {
  const visits = traffic?.countries.find((country) => country.code === code)?.visits
  if (visits !== undefined) return formatCompact(locale, visits)
  const band = bands?.countries.find((country) => country.code === code)?.band
  return typeof band === 'number' ? t('band.first', { band: formatNumber(locale, band) }) : undefined
}

function listFigures(language: Language, tools: readonly Compared[], month: string | null): Row[] {
  const { t, locale } = language
  const code = countryOf[locale]
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
      tools.map(({ tool: { bands } }) => {
        const best = Math.min(...(bands?.countries ?? []).flatMap(({ band }) => band ?? []))
        const listed = (bands?.countries ?? []).filter(({ band }) => band !== null)
        if (!Number.isFinite(best)) return unknown
        const n = listed.filter(({ band }) => band === best).length
        return plain(
          t('band.firstIn', { band: formatNumber(locale, best), n }),
          t('band.listedIn', { n: formatNumber(locale, listed.length) }),
        )
      }),
    ),
    rowOf(
      t('band.movesSince', { month: month === null ? '' : formatMonthName(locale, month) }),
      tools.map(({ card: { bands } }) =>
        bands === null || bands.ups === null || bands.downs === null
          ? unknown
          : plain(`▲ ${formatNumber(locale, bands.ups)} ▼ ${formatNumber(locale, bands.downs)}`),
      ),
    ),
    rowOf(
      formatCountry(locale, code),
      tools.map(({ tool }) => plain(placeIn(language, tool, code))),
    ),
  ]
}

/** Everything that is known of at least one of the tools, and the names of what is known of none. */
export function compareTools(
  language: Language,
  tools: readonly Compared[],
  monthBefore: string | null,
): { groups: RowGroup[]; unknown: string[] } {
  const { t, locale } = language
  const all: RowGroup[] = [
    {
      title: t('compare.inShort'),
      rows: [
        rowOf(
          t('compare.what'),
          tools.map(({ tool }) => plain(tool.description)),
        ),
        rowOf(
          t('compare.madeFor'),
          tools.map(({ tool }) => plain(tool.tasks[0]?.name)),
        ),
      ],
    },
    {
      title: t('compare.price'),
      rows: [
        rowOf(
          t('compare.model'),
          tools.map(({ tool: { pricing } }) =>
            pricing.model === 'unknown' ? unknown : { ...plain(priceName(t, pricing.model)), isChecked: false },
          ),
        ),
        rowOf(
          t('compare.from'),
          tools.map(({ tool: { pricing } }) =>
            pricing.from === null
              ? unknown
              : { ...plain(startRow(locale, formatPriceFrom(t, locale, pricing.from))), isChecked: true },
          ),
        ),
        rowOf(
          t('facts.free'),
          tools.map(({ tool: { facts } }): Cell => {
            const row = listFactRows(language, facts).find(({ kind }) => kind === 'free')
            return row === undefined ? unknown : { lines: row.lines, isChecked: row.checked !== undefined }
          }),
        ),
      ],
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
