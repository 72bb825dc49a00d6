import type { ShownCard } from '../../api/shown-card.ts'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { hasMoves } from '../../ui/bands/has-moves.ts'
import { Provenance } from '../../ui/figures/provenance.tsx'
import type { ChosenHome } from './choose-home.ts'
import { GroupLeaders } from './group-leaders.tsx'
import { GroupSection } from './group-section.tsx'
import { NewestTools } from './newest-tools.tsx'
import { SubmitBanner } from './submit-banner.tsx'
import { TrendingStrip } from './trending-strip.tsx'

/**
 * The parts of the home page that need no script, before and after the random tools. Only the random tools and the hero
 * with the search field are hydrated.
 */
export async function renderHome(
  page: PageRequest,
  home: ChosenHome,
  /** Cards come from another feature. */
  renderCards: (cards: readonly ShownCard[]) => Promise<string>,
) {
  const sections = await Promise.all(
    home.sections.map(async ({ section, cards }) => ({ section, html: await renderCards(cards) })),
  )
  return renderParts(page, [], {
    lists: (
      <>
        <TrendingStrip trending={home.trending} />
        <GroupLeaders home={home} />
        <NewestTools tools={home.newest} />
      </>
    ),
    sections: (
      <>
        {sections.map(({ section, html }) => (
          <GroupSection key={section.slug} section={section}>
            <ul className="grid" dangerouslySetInnerHTML={{ __html: html }} />
          </GroupSection>
        ))}
        {sections.length > 0 && home.sources.length > 0 && (
          <Provenance
            sources={home.sources}
            month={home.month}
            isCompared={hasMoves(home.sections.flatMap(({ cards }) => cards))}
          />
        )}
        <SubmitBanner />
      </>
    ),
  })
}
