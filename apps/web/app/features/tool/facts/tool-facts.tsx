import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { standingOf } from '@polydex/contract/tool/tool-fact-values'
import { pathTo } from '../../../addresses/path-to.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { AboutRows } from './about-rows.tsx'
import { countFacts } from './count-facts.ts'
import { KnownFacts } from './known-facts.tsx'
import { StandingLegend } from './standing-legend.tsx'
import { ToolUses } from './tool-uses.tsx'
import './tool-facts.css'

/** Everything that is known of the tool apart from figures. Only the server renders it (render-tool.server.tsx). */
export function ToolFacts({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { known, total } = countFacts(tool)
  return (
    <section className="section later" aria-labelledby="facts">
      <SectionHead
        id="facts"
        title={t('facts.known')}
        hint={t('entry.factsKnown', { n: formatNumber(locale, known), total: formatNumber(locale, total) })}
      />
      <div className="fact-grid">
        <KnownFacts tool={tool} />
        <AboutRows tool={tool} />
        <ToolUses tool={tool} />
      </div>
      <div className="in-row fact-foot">
        <StandingLegend
          of={[
            ...Object.values(tool.facts).map((fact) => standingOf(fact)),
            tool.suits === null ? undefined : 'judged',
          ]}
        />
        <MoreLink to={pathTo('correction', locale, tool.slug)} rel="nofollow">
          {t('entry.correction')}
        </MoreLink>
        {/* The maker of a path on a shared host has no file or record there. */}
        {tool.maker === null && tool.site !== null && (
          <MoreLink to={pathTo('maker', locale, tool.slug)} rel="nofollow">
            {t('entry.makerQuestion')}
          </MoreLink>
        )}
      </div>
    </section>
  )
}
