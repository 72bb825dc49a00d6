import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { formatLanguage } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Label } from '../../ui/label.tsx'
import { PlatformIcons } from './platform-icons.tsx'

type CardLabelsProps = {
  tool: Pick<ToolCard, 'isNew' | 'status' | 'category' | 'platforms' | 'textLocale'>
}

/** One line: the category, what is unusual, and the platforms as icons. */
export function CardLabels({ tool: { isNew, status, category, platforms, textLocale } }: CardLabelsProps) {
  const { t, locale } = useLanguage()
  return (
    <ul className="labels">
      <Label kind="cat">{category.name}</Label>
      {status === 'closed' && <Label kind="new">{t('card.closed')}</Label>}
      {isNew && <Label kind="new">{t('card.new')}</Label>}
      {textLocale !== null && textLocale !== locale && (
        <Label>{t('card.inLanguage', { language: formatLanguage(locale, textLocale) })}</Label>
      )}
      {platforms.length > 0 && (
        <li className="platforms">
          <PlatformIcons platforms={platforms} />
        </li>
      )}
    </ul>
  )
}
