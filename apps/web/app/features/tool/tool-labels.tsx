import type { ToolCard } from '@polydex/contract/tool-card'
import { formatLanguage } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Label } from '../../ui/label.tsx'
import { priceName } from '../../i18n/price-name.ts'

type ToolLabelsProps = {
  tool: Pick<ToolCard, 'isNew' | 'status' | 'category' | 'pricing' | 'features' | 'textLocale'>
}

/** Labels for scanning, most important first: a card shows as many as fit on one line, and always the price. */
export function ToolLabels({ tool: { isNew, status, category, pricing, features, textLocale } }: ToolLabelsProps) {
  const { t, locale } = useLanguage()
  return (
    <ul className="labels">
      <Label>{priceName(t, pricing)}</Label>
      {status === 'closed' && <Label kind="new">{t('card.closed')}</Label>}
      {isNew && <Label kind="new">{t('card.new')}</Label>}
      <Label kind="cat">{category.name}</Label>
      {textLocale !== null && textLocale !== locale && (
        <Label>{t('card.inLanguage', { language: formatLanguage(locale, textLocale) })}</Label>
      )}
      {features
        // Open source is both a feature and a pricing model; show it once.
        .filter(({ slug }) => slug !== pricing)
        .map(({ slug, name }) => (
          <Label key={slug}>{name}</Label>
        ))}
    </ul>
  )
}
