import { getCategoryGroups } from '@polydex/contract/category'
import { getHome } from '@polydex/contract/home'
import { throwPageFailure } from '../api/page-failure.ts'
import { pack, useUnpacked } from '../api/packed.ts'
// Styles of the map: the server alone renders it.
import '../features/band-map/country-map.css'
import '../features/band-map/map-parts.css'
import { renderMap } from '../features/band-map/render-map.server.tsx'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { chooseHome } from '../features/home/choose-home.ts'
import type { RandomTool } from '../features/home/choose-random.ts'
import { describeCatalogue } from '../features/home/describe-catalogue.ts'
import { GroupLeaders } from '../features/home/group-leaders.tsx'
import { findRandom } from '../features/home/find-random.server.ts'
import { GroupSection } from '../features/home/group-section.tsx'
import { HomeHero } from '../features/home/home-hero.tsx'
import { NewestTools } from '../features/home/newest-tools.tsx'
import { RandomTools } from '../features/home/random-tools.tsx'
import { SubmitBanner } from '../features/home/submit-banner.tsx'
import { TrendingStrip } from '../features/home/trending-strip.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { FiguresStamp } from '../features/site/figures-stamp.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { ToolGrid } from '../features/tool/tool-grid.tsx'
import { ToolText } from '../features/tool/tool-text.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { useServerPart } from '../request/use-server-part.ts'
import { hasMoves } from '../ui/has-moves.ts'
import { Provenance } from '../ui/provenance.tsx'
import type { Route } from './+types/home.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  // The frame needs the groups too, so they cost no extra call.
  const [home, { groups }, random] = await Promise.all([
    callApi(getHome, { locale }),
    callApi(getCategoryGroups, { locale }),
    findRandom(callApi, locale, queryOf(request, 'home').seed),
  ]).catch(throwPageFailure)
  const { map, ...rest } = home
  return { home: pack({ ...chooseHome(rest, groups), random }), parts: renderMap({ request, url, context }, map) }
}

const textOf = (tool: RandomTool) => <ToolText tool={tool} className="desc" />

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const home = useUnpacked(loaderData.home)
  const map = useServerPart('map', loaderData.parts?.map)
  return (
    <div className="wrap">
      <PageHead title={t('home.headTitle')} description={describeCatalogue(t, home.figures)} page="home" />
      <HomeHero home={home} searchField={<SearchField />} stamp={<FiguresStamp figures={home.figures} />} />
      <div {...map} />
      <TrendingStrip trending={home.trending} />
      <GroupLeaders home={home} />
      <NewestTools tools={home.newest} />
      <RandomTools random={home.random} textOf={textOf} />
      {home.sections.map(({ section, cards }) => (
        <GroupSection key={section.slug} section={section}>
          <ToolGrid tools={cards} heartOf={heartOf} />
        </GroupSection>
      ))}
      {home.sections.length > 0 && home.sources.length > 0 && (
        <Provenance
          sources={home.sources}
          month={home.month}
          isCompared={hasMoves(home.sections.flatMap(({ cards }) => cards))}
        />
      )}
      <SubmitBanner />
    </div>
  )
}
