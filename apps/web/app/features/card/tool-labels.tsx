import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { formatLanguage } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Label } from '../../ui/label.tsx'
import { platformTitle } from '../../i18n/names/platform-name.ts'
import { priceName } from '../../i18n/names/price-name.ts'

type ToolLabelsProps = {
  tool: Pick<ToolCard, 'isNew' | 'status' | 'category' | 'pricing' | 'platforms' | 'textLocale'>
}

const shownPlatforms = 3

/** Labels for scanning, most important first: a card shows as many as fit on one line, and always the price. */
export function ToolLabels({ tool: { isNew, status, category, pricing, platforms, textLocale } }: ToolLabelsProps) {
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
      {platforms.slice(0, shownPlatforms).map((platform) => (
        <Label key={platform}>{platformTitle(t, locale, platform)}</Label>
      ))}
    </ul>
  )
}
