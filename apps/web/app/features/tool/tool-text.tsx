import { getLocaleRow } from '@polydex/contract/locale'
import type { ToolCard } from '@polydex/contract/tool-card'
import { useLanguage } from '../../i18n/translate.tsx'
import { priceName } from '../../i18n/price-name.ts'

type ToolTextProps = {
  tool: Pick<ToolCard, 'description' | 'textLocale' | 'category' | 'pricing'>
  className: string
}

/** The description in its own language, or a line made from category and price where there is none in any. */
export function ToolText({ tool: { description, textLocale, category, pricing }, className }: ToolTextProps) {
  const { t, locale } = useLanguage()
  if (description === null)
    return <p className={className}>{t('card.noText', { category: category.name, price: priceName(t, pricing) })}</p>
  const lang = textLocale === null || textLocale === locale ? undefined : getLocaleRow(textLocale).htmlLang
  return (
    <p className={className} lang={lang}>
      {description}
    </p>
  )
}
