import { getLocaleRow } from '@polydex/contract/locale/locale'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useLanguage } from '../../i18n/translate.tsx'
import { priceName } from '../../i18n/names/price-name.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { findTextStart } from './find-text-start.ts'

type ToolTextProps = {
  tool: Pick<ToolCard, 'description' | 'textLocale' | 'category' | 'pricing' | 'highlight'>
  className: string
}

/**
 * The description in its own language, or a line made from category and price if there is none. If a search matches
 * further in, the text starts near the match; the part before stays in the page.
 */
export function ToolText({ tool, className }: ToolTextProps) {
  const { description, textLocale, category, pricing, highlight } = tool
  const { t, locale } = useLanguage()
  if (description === null)
    return <p className={className}>{t('card.noText', { category: category.name, price: priceName(t, pricing) })}</p>
  const lang = textLocale === null || textLocale === locale ? undefined : getLocaleRow(textLocale).htmlLang
  const ranges = highlight?.description ?? []
  const from = findTextStart(description, ranges)
  return (
    <p className={className} lang={lang}>
      {from > 0 && (
        <>
          <span className="unseen">{description.slice(0, from)}</span>
          <span aria-hidden="true">… </span>
        </>
      )}
      <MarkedText
        text={description.slice(from)}
        ranges={ranges.map(({ start, length }) => ({ start: start - from, length }))}
      />
    </p>
  )
}
