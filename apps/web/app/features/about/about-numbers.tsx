import { useTranslate } from '../../i18n/translate.tsx'
import { TextTable } from '../../ui/figures/text-table.tsx'

/** docs/numbers.md in plain words for visitors. */
export function AboutNumbers() {
  const t = useTranslate()
  return (
    <>
      <p>{t('about.numbersLead')}</p>
      <h3>{t('about.kinds')}</h3>
      <TextTable
        label={t('about.kinds')}
        head={[t('about.kind'), t('about.what'), t('about.trust')]}
        rows={[
          [t('site.kindMeasured'), t('about.measuredWhat'), t('about.measuredTrust')],
          [t('site.kindEstimated'), t('about.estimatedWhat'), t('about.estimatedTrust')],
          [t('site.kindSample'), t('about.sampleWhat'), t('about.sampleTrust')],
          [t('site.kindBands'), t('about.bandsWhat'), t('about.bandsTrust')],
        ]}
      />
      <p>{t('about.kindsText')}</p>
      <h3>{t('about.noData')}</h3>
      <p>{t('about.noDataText')}</p>
      <p>{t('about.wholeSiteText', { mark: t('site.wholeSite') })}</p>
      <h3>{t('about.growth')}</h3>
      <p>{t('about.growthText')}</p>
      <p>{t('about.growthLimits')}</p>
      <h3>{t('about.rankings')}</h3>
      <TextTable
        label={t('about.rankings')}
        head={[t('about.ranking'), t('about.orderedBy')]}
        rows={[
          [t('about.rankCategory'), t('about.rankCategoryBy')],
          [t('about.rankRegion'), t('about.rankRegionBy')],
          [t('about.rankSource'), t('about.rankSourceBy')],
          [t('about.rankTrending'), t('about.rankTrendingBy')],
          [t('about.rankCategories'), t('about.rankCategoriesBy')],
        ]}
      />
      <p>{t('about.rankingsText')}</p>
      <h3>{t('about.when')}</h3>
      <p>{t('about.whenText')}</p>
    </>
  )
}
