import { useTranslate } from '../../i18n/translate.tsx'
import { Points } from '../../ui/page/points.tsx'

/** What a claim is good for. */
export function MakerBenefits() {
  const t = useTranslate()
  return (
    <Points
      points={[
        { title: t('maker.seenTitle'), text: t('maker.seenText') },
        { title: t('maker.changesTitle'), text: t('maker.changesText') },
        { title: t('maker.visitsTitle'), text: t('maker.visitsText') },
      ]}
    />
  )
}
