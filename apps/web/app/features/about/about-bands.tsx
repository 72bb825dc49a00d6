import { bands } from '@polydex/contract/figure/bands'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { TextTable } from '../../ui/figures/text-table.tsx'

/** The worked example of docs/numbers.md. */
const example = [
  { sites: 50_000, band: bands[0] },
  { sites: 20_000, band: bands[1] },
]

const worths = example.map(({ sites, band }) => sites / band)
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** docs/numbers.md on places in lists, in plain words. Shown if no visits are known. */
export function AboutBands() {
  const { t, locale } = useLanguage()
  const show = (n: number) => formatNumber(locale, n)
  return (
    <>
      <p>{t('about.numbersLead')}</p>
      <h3>{t('about.lists')}</h3>
      <p>{t('about.listsText')}</p>
      <h3>{t('about.fullLists')}</h3>
      <p>{t('about.fullListsText')}</p>
      <p>{t('about.firstText')}</p>
      <h3>{t('about.moves')}</h3>
      <p>{t('about.movesText')}</p>
      <h3>{t('about.reach')}</h3>
      <p>{t('about.reachText')}</p>
      <TextTable
        label={t('about.reach')}
        head={[t('about.listColumn'), t('about.placeColumn'), t('about.worthColumn')]}
        rows={example.map(
          ({ sites, band }) =>
            [
              t('about.listOfSites', { n: show(sites) }),
              t('band.first', { band: show(band) }),
              `${show(sites)} ÷ ${show(band)} = ${show(sites / band)}`,
            ] as const,
        )}
      />
      <p>
        <b>{t('about.reachSum', { sum: `${worths.map(show).join(' + ')} = ${show(sum(worths))}` })}</b>
      </p>
      <p>{t('about.reachLimits')}</p>
      <h3>{t('about.rankings')}</h3>
      <TextTable
        label={t('about.rankings')}
        head={[t('about.ranking'), t('about.orderedBy')]}
        rows={[
          [t('about.rankCategory'), t('about.rankCategoryByReach')],
          [t('about.rankRegion'), t('about.rankRegionByReach')],
          [t('about.rankTrending'), t('about.rankTrendingByReach')],
          [t('about.rankCategoriesReach'), t('about.rankCategoriesByReach')],
        ]}
      />
      <p>{t('about.rankingsText')}</p>
      <h3>{t('about.notKnown')}</h3>
      <p>{t('about.notKnownText')}</p>
      <p>{t('about.notListedText', { mark: t('site.wholeSite') })}</p>
      <h3>{t('about.when')}</h3>
      <p>{t('about.whenText')}</p>
    </>
  )
}
