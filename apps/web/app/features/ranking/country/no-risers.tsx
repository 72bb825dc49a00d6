import { useTranslate } from '../../../i18n/translate.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'

/** A country in which nothing rose, or whose months cannot be compared. */
export function NoRisers({ isCompared }: { isCompared: boolean }) {
  const t = useTranslate()
  return isCompared ? (
    <EmptyRanking title={t('region.riseNoneTitle')} text={t('region.riseNoneText')} />
  ) : (
    <EmptyRanking title={t('region.notComparedTitle')} text={t('region.notComparedText')} />
  )
}
