import type { CorrectedField } from '@polydex/contract/case/correction'
import type { FactKind, ToolFacts } from '@polydex/contract/tool/tool-fact'
import { formatCountry, formatList } from '../i18n/format.ts'
import { interfaceName } from '../i18n/names/interface-name.ts'
import { platformName } from '../i18n/names/platform-name.ts'
import { startRow } from '../i18n/start-row.ts'
import type { Language, Translate } from '../i18n/translate.tsx'
import { changeTexts, dataTexts, freeTexts, planLines, sortLanguages, unsuitedText } from './fact-texts.ts'

export type FactRow = {
  /** What a correction of it is about. */
  kind: CorrectedField
  name: string
  /** Empty: not known. */
  lines: string[]
  /** When and where it was checked; undefined: recalled. */
  checked: { on: string; at: string; copy?: string } | undefined
}

/** `undefined`: it is in the row of another kind. */
type ShownKind =
  | {
      name: (t: Translate) => string
      lines: (language: Language, facts: ToolFacts) => string[]
      /** It applies to every tool: shown as not known where it is not. */
      isForAll?: true
    }
  | undefined

const listed = ({ locale }: Language, texts: string[] = []): string[] =>
  texts.length === 0 ? [] : [formatList(locale, texts)]

const started = ({ locale }: Language, text: string | undefined): string[] =>
  text === undefined ? [] : [startRow(locale, text)]

const nameLanguages = (language: Language, fact: ToolFacts['interface']): string[] =>
  listed(
    language,
    sortLanguages(language.locale, fact?.yes ?? []).map((code) => interfaceName(language.locale, code)),
  )

/** Every kind of fact, in the order in which visitors ask. One that is missing here does not compile. */
const kinds: Record<Exclude<FactKind, 'price'>, ShownKind> = {
  free: {
    name: (t) => t('facts.free'),
    isForAll: true,
    lines: (language, { free }) =>
      started(language, free && formatList(language.locale, freeTexts(language.t, free.value))),
  },
  platforms: {
    name: (t) => t('facts.platforms'),
    isForAll: true,
    lines: (language, { platforms }) =>
      listed(
        language,
        platforms?.yes.map((one) => platformName(language.t, one)),
      ),
  },
  interface: {
    name: (t) => t('facts.interface'),
    isForAll: true,
    lines: (language, facts) => nameLanguages(language, facts.interface),
  },
  maker: {
    name: (t) => t('facts.madeBy'),
    isForAll: true,
    lines: ({ t, locale }, { maker, country, owner }) => {
      const texts = [
        maker?.value,
        country && formatCountry(locale, country.value),
        owner && t('facts.ownedBy', { owner: owner.value }),
      ].filter((text) => text !== undefined)
      return texts.length === 0 ? [] : [texts.join(' · ')]
    },
  },
  country: undefined,
  owner: undefined,
  data: {
    name: (t) => t('facts.data'),
    isForAll: true,
    lines: ({ t, locale }, { data }) =>
      data === undefined ? [] : dataTexts(t, locale, data.value).map((text) => startRow(locale, text)),
  },
  plans: {
    name: (t) => t('facts.plans'),
    lines: ({ t, locale }, { plans }) => planLines(t, locale, plans?.value ?? []),
  },
  launched: {
    name: (t) => t('facts.launched'),
    lines: (language, { launched }) => started(language, launched && String(launched.value)),
  },
  changes: {
    name: (t) => t('facts.changes'),
    lines: ({ t }, { changes }) => changeTexts(t, changes?.value ?? []),
  },
  commercial: {
    name: (t) => t('facts.commercial'),
    lines: (language, { commercial }) => {
      const { t } = language
      const texts = { yes: t('facts.commercialYes'), paid: t('facts.commercialPaid'), no: t('facts.commercialNo') }
      return started(language, commercial && texts[commercial.value])
    },
  },
  contentLanguages: {
    name: (t) => t('facts.contentLanguages'),
    lines: (language, { contentLanguages }) => nameLanguages(language, contentLanguages),
  },
  unsuited: {
    name: (t) => t('facts.unsuited'),
    lines: (language, { unsuited }) => started(language, unsuited && unsuitedText(language.t, unsuited.value)),
  },
  notOffered: {
    name: (t) => t('facts.notOffered'),
    lines: (language, { notOffered }) =>
      listed(
        language,
        notOffered?.value.map((code) => formatCountry(language.locale, code)),
      ),
  },
}

/** The names of all rows, in their order. */
export const listFactNames = (t: Translate): { kind: CorrectedField; name: string }[] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const row = kinds[kind]
    return row === undefined ? [] : [{ kind, name: row.name(t) }]
  })

/** The facts about a tool. Facts that concern only some tools are listed if known. */
export const listFactRows = (language: Language, facts: ToolFacts): FactRow[] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const row = kinds[kind]
    const lines = row?.lines(language, facts) ?? []
    if (row === undefined || (lines.length === 0 && row.isForAll !== true)) return []
    return [{ kind, name: row.name(language.t), lines, checked: facts[kind]?.checked }]
  })
