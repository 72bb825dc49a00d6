import type { ReactNode } from 'react'
import type { ShownCard } from '../../api/shown-card.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { AlternativeReason } from './alternative-reason.tsx'
import { CardsMonth } from './cards-month.tsx'
import { ToolGrid } from './tool-grid.tsx'
import type { Alternative, ShownTool } from './choose-tool.ts'
import './alternatives-section.css'

export const alternativesId = 'alternatives'

const shownAtOnce = 4

const renderReason = (alternative: Alternative) => <AlternativeReason {...alternative} />

type AlternativesSectionProps = {
  tool: ShownTool
  heartOf?: (tool: ShownCard) => ReactNode
}

/** The closest tools of the same category, each with the reason: four visible, the others one click away. */
export function AlternativesSection({ tool, heartOf }: AlternativesSectionProps) {
  const { t, locale } = useLanguage()
  const { slug, name } = tool.category
  const rest = tool.alternatives.slice(shownAtOnce)
  const grid = (tools: readonly Alternative[]) => <ToolGrid tools={tools} heartOf={heartOf} noteOf={renderReason} />
  return (
    <section className="section alternatives" id={alternativesId} aria-labelledby="alternatives-heading">
      <SectionHead
        id="alternatives-heading"
        title={t('tool.alternatives')}
        hint={tool.alternatives.length === 0 ? undefined : t('tool.alternativesHint')}
        more={{ to: pathTo('category', locale, slug), text: t('tool.allInCategory', { category: name }) }}
      />
      {tool.alternatives.length === 0 ? (
        <p>{t('tool.noAlternatives', { category: name })}</p>
      ) : (
        grid(tool.alternatives.slice(0, shownAtOnce))
      )}
      {rest.length > 0 && (
        <Disclosure summary={t('tool.moreAlternatives', { n: rest.length })}>{grid(rest)}</Disclosure>
      )}
      <div className="alternatives-foot">
        {tool.alternatives.some(({ topCountries }) => topCountries.length > 0) && <CardsMonth />}
        <MoreLink to={pathTo('tool', locale)}>{t('tool.surprise')}</MoreLink>
      </div>
    </section>
  )
}
