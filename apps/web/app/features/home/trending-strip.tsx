import { formatMonthName } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Provenance } from '../../ui/figures/provenance.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import type { ChosenHome } from './choose-home.ts'
import { TrendingTool } from './trending-tool.tsx'
import './trending-strip.css'

/** The top of the trending ranking by visits. Hidden if there are not two months to compare. */
export function TrendingStrip({ trending: { tools, month, comparedWith, sources } }: Pick<ChosenHome, 'trending'>) {
  const { t, locale } = useLanguage()
  if (tools.length === 0 || month === null || comparedWith === null) return null
  const months = { month: formatMonthName(locale, month), before: formatMonthName(locale, comparedWith) }
  return (
    <section className="section" aria-labelledby="trending-heading">
      <SectionHead
        id="trending-heading"
        title={t('home.trending')}
        hint={t('home.trendingByVisits', months)}
        more={{ to: pathTo('rank-hot', locale), text: t('home.fullRanking') }}
      />
      <ol className="trend">
        {tools.map((tool) => (
          <TrendingTool key={tool.slug} tool={tool} />
        ))}
      </ol>
      <Provenance sources={sources} month={month} isCompared={true} />
    </section>
  )
}
