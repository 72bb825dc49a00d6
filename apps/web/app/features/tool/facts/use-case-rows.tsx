import { getLocaleRow } from '@polydex/contract/locale'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { useLanguage } from '../../../i18n/translate.tsx'

/** What people do with the tool; in the language of its description. */
export function UseCaseRows({ tool }: { tool: Pick<ToolDetail, 'useCases' | 'textLocale'> }) {
  const { t, locale } = useLanguage()
  const { useCases: uses, textLocale } = tool
  if (uses.length === 0) return null
  return (
    <>
      <dt>{t('entry.useCases')}</dt>
      <dd lang={textLocale === null || textLocale === locale ? undefined : getLocaleRow(textLocale).htmlLang}>
        <ul className="rows">
          {uses.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </dd>
    </>
  )
}
