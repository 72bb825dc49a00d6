import { useTranslate } from '../../i18n/translate.tsx'
import { Points } from '../../ui/page/points.tsx'

/** What an account offers, what it requires, and what works without one. */
export function AccountFacts() {
  const t = useTranslate()
  return (
    <Points
      points={[
        { title: t('account.favoritesTitle'), text: t('account.favoritesText') },
        { title: t('account.littleTitle'), text: t('account.littleText') },
        { title: t('account.optionalTitle'), text: t('account.optionalText') },
      ]}
    />
  )
}
