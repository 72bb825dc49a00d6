import type { ToolFacts } from '@polydex/contract/tool-fact'
import { formatCountry, formatList } from '../../i18n/format.ts'
import { interfaceName } from '../../i18n/interface-name.ts'
import { platformName } from '../../i18n/platform-name.ts'
import { startRow } from '../../i18n/start-row.ts'
import type { Language } from '../../i18n/translate.tsx'
import {
  changeTexts,
  commercialText,
  dataTexts,
  freeTexts,
  planLines,
  sortLanguages,
  unsuitedText,
} from './fact-texts.ts'

type FactRow = {
  name: string
  /** Empty: not known. */
  lines: string[]
  /** When and where it was checked; undefined: recalled. */
  checked: { on: string; at: string } | undefined
}

/**
 * The facts about a tool, in the order in which visitors ask. Facts that concern only some tools are listed if known.
 */
export const listFactRows = (language: Language, facts: ToolFacts): FactRow[] => [
  ...mainRows(language, facts),
  ...rareRows(language, facts).filter(({ lines }) => lines.length > 0),
]

const nameLanguages = ({ locale }: Language, fact: ToolFacts['interface']): string[] => {
  const names = sortLanguages(locale, fact?.yes ?? []).map((code) => interfaceName(locale, code))
  return names.length === 0 ? [] : [formatList(locale, names)]
}

/** Facts that apply to every tool: unknown ones are shown as such. */
function mainRows(language: Language, facts: ToolFacts): FactRow[] {
  const { t, locale } = language
  const { free, platforms, interface: languages, maker, country, owner, data } = facts
  const places = platforms?.yes.map((one) => platformName(t, one)) ?? []
  const made = [
    maker?.value,
    country && formatCountry(locale, country.value),
    owner && t('facts.ownedBy', { owner: owner.value }),
  ].filter((text) => text !== undefined)
  return [
    {
      name: t('facts.free'),
      lines: free === undefined ? [] : [startRow(locale, formatList(locale, freeTexts(t, free.value)))],
      checked: free?.checked,
    },
    {
      name: t('facts.platforms'),
      lines: places.length === 0 ? [] : [formatList(locale, places)],
      checked: platforms?.checked,
    },
    { name: t('facts.interface'), lines: nameLanguages(language, languages), checked: languages?.checked },
    { name: t('facts.madeBy'), lines: made.length === 0 ? [] : [made.join(' · ')], checked: maker?.checked },
    {
      name: t('facts.data'),
      lines: data === undefined ? [] : dataTexts(t, locale, data.value).map((text) => startRow(locale, text)),
      checked: data?.checked,
    },
  ]
}

/** Facts that concern only some tools. */
function rareRows(language: Language, facts: ToolFacts): FactRow[] {
  const { t, locale } = language
  const { plans, launched, notOffered, commercial, contentLanguages, unsuited, changes } = facts
  const countries = notOffered?.value.map((code) => formatCountry(locale, code))
  const one = (text: string | undefined): string[] => (text === undefined ? [] : [startRow(locale, text)])
  return [
    { name: t('facts.plans'), lines: planLines(t, locale, plans?.value ?? []), checked: plans?.checked },
    { name: t('facts.launched'), lines: one(launched && String(launched.value)), checked: launched?.checked },
    { name: t('facts.changes'), lines: changeTexts(t, changes?.value ?? []), checked: changes?.checked },
    {
      name: t('facts.commercial'),
      lines: one(commercial && commercialText(t, commercial.value)),
      checked: commercial?.checked,
    },
    {
      name: t('facts.contentLanguages'),
      lines: nameLanguages(language, contentLanguages),
      checked: contentLanguages?.checked,
    },
    { name: t('facts.unsuited'), lines: one(unsuited && unsuitedText(t, unsuited.value)), checked: unsuited?.checked },
    {
      name: t('facts.notOffered'),
      lines: countries === undefined ? [] : [formatList(locale, countries)],
      checked: notOffered?.checked,
    },
  ]
}
