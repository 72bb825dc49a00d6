import { isSilent, type ShownCard } from '../../api/shown-card.ts'
import { formatLanguage } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Label } from '../../ui/label.tsx'
import { PlatformIcons } from './platform-icons.tsx'

type CardLabelsProps = {
  tool: Pick<ShownCard, 'isNew' | 'alive' | 'status' | 'category' | 'platforms' | 'textLocale'>
}

/** One line: the category, what is unusual, and the platforms as icons, for which a tool that does not answer has no room. */
export function CardLabels({ tool }: CardLabelsProps) {
  const { isNew, status, category, platforms, textLocale } = tool
  const { t, locale } = useLanguage()
  return (
    <ul className="labels">
      <Label kind="cat">{category.name}</Label>
      {status === 'closed' && <Label kind="new">{t('card.closed')}</Label>}
      {isSilent(tool) && <Label kind="new">{t('listed.silent')}</Label>}
      {isNew && <Label kind="new">{t('card.new')}</Label>}
      {textLocale !== null && textLocale !== locale && (
        <Label>{t('card.inLanguage', { language: formatLanguage(locale, textLocale) })}</Label>
      )}
      {platforms.length > 0 && !isSilent(tool) && (
        <li className="platforms">
          <PlatformIcons platforms={platforms} />
        </li>
      )}
    </ul>
  )
}
