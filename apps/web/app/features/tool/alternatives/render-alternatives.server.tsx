import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { ReactNode } from 'react'
import { toShownCard, type ShownCard } from '../../../api/shown-card.ts'
import { loadSite } from '../../../request/load-site.ts'
import type { PageRequest } from '../../../request/render-parts.server.tsx'
import { SiteFiguresContext } from '../../../request/site-figures.ts'
import { AlternativeReason } from './alternative-reason.tsx'
import { AlternativesSection } from './alternatives-section.tsx'
import { primaryCategoryOf } from '../primary-category.ts'
import { renderCards } from '../../card/render-cards.server.tsx'

const shownAtOnce = 4

type Alternative = ShownCard & Pick<ToolDetail['alternatives'][number], 'sharedFeatures' | 'samePricing'>

const noteReason = (tool: Alternative): ReactNode => <AlternativeReason {...tool} />

/** A tool's alternatives, with their cards. */
export async function renderAlternatives(
  page: PageRequest,
  tool: ToolDetail,
  heartOf: (tool: ShownCard) => ReactNode,
): Promise<ReactNode> {
  const cards = tool.alternatives.map(({ sharedFeatures, samePricing, ...card }): Alternative => ({
    ...toShownCard(card, undefined),
    sharedFeatures,
    samePricing,
  }))
  const render = (some: readonly Alternative[]) => renderCards(page, some, { heartOf, noteOf: noteReason })
  const [{ figures }, shown, rest] = await Promise.all([
    loadSite(page.context),
    render(cards.slice(0, shownAtOnce)),
    render(cards.slice(shownAtOnce)),
  ])
  return (
    <SiteFiguresContext value={figures}>
      <AlternativesSection
        category={primaryCategoryOf(tool)}
        shown={shown}
        rest={rest}
        restCount={Math.max(0, cards.length - shownAtOnce)}
        hasFigures={cards.some(({ topCountries }) => topCountries.length > 0)}
      />
    </SiteFiguresContext>
  )
}
