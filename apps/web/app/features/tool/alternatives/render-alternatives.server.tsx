import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { ReactNode } from 'react'
import { toShownCard, type ShownCard } from '../../../api/shown-card.ts'
import { loadSite } from '../../../request/load-site.ts'
import type { PageRequest } from '../../../request/render-parts.server.tsx'
import { SiteFiguresContext } from '../../../request/site-figures.ts'
import { noteLikeness } from './alternative-reason.tsx'
import { AlternativesSection } from './alternatives-section.tsx'
import { renderCards } from '../../card/render-cards.server.tsx'

const shownAtOnce = 4

/** A tool's alternatives, with their cards. */
export async function renderAlternatives(
  page: PageRequest,
  tool: ToolDetail,
  heartOf: (tool: ShownCard) => ReactNode,
): Promise<ReactNode> {
  const cards = tool.alternatives.map((card) => toShownCard(card, undefined))
  const render = (some: readonly ShownCard[]) => renderCards(page, some, { heartOf, noteOf: noteLikeness })
  const [{ figures }, shown, rest] = await Promise.all([
    loadSite(page.context),
    render(cards.slice(0, shownAtOnce)),
    render(cards.slice(shownAtOnce)),
  ])
  return (
    <SiteFiguresContext value={figures}>
      <AlternativesSection
        tool={tool}
        shown={shown}
        rest={rest}
        restCount={Math.max(0, cards.length - shownAtOnce)}
        hasFigures={cards.some(({ topCountries }) => topCountries.length > 0)}
      />
    </SiteFiguresContext>
  )
}
