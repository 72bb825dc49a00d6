import { getCountryLadder } from '@polydex/contract/figure/country-ladder'
import type { Locale } from '@polydex/contract/locale/locale'
import { getRegionRanking } from '@polydex/contract/figure/ranking'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { arrangeLadder } from '../features/ranking/country/arrange-ladder.ts'
import { arrangeRegions } from '../features/ranking/regions/arrange-regions.ts'
import { chooseRegion } from '../features/ranking/regions/choose-region.server.ts'
import type { RankingSubject } from '../features/ranking/describe-ranking.ts'
import { NoRegionFigures, ShownInstead } from '../features/ranking/country/no-region-figures.tsx'
import { NoRisers } from '../features/ranking/country/no-risers.tsx'
import { RiseSwitch } from '../features/ranking/country/rise-switch.tsx'
import { renderRanking } from '../features/ranking/render-ranking.server.tsx'
import { RegionChoice } from '../features/ranking/regions/region-choice.tsx'
import { formatCountry } from '../i18n/format.ts'
import { ownRegion } from '@polydex/contract/locale/own-region'
import { useLocale } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { shareCountry, shareLadder } from '../share/share-ranking.server.ts'
import { LadderPage } from './ladder-page.tsx'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-region-tools.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-region-tools')
  const offering = callApi(getRegionRanking, { locale }).catch(throwPageFailure)
  const region = params.region ?? (await chooseRegion(callApi, locale, await offering))
  const [ranking, offered] = await Promise.all([
    callApi(getRegionRanking, { region, locale, ...query }).catch(throwPageFailure),
    offering,
  ])
  // One endpoint returns both shapes, so the type must be narrowed.
  if (!('tools' in ranking) || !('lists' in offered)) return throwNotFound()
  const groups = arrangeRegions(locale, [
    ...offered.lists.map(({ region: code, total }) => ({ region: code, total })),
    ...offered.missing.map((country) => ({ ...country, total: null })),
  ])
  const isInstead = params.region === undefined && region !== ownRegion(locale)
  const { basis, month, months } = ranking
  const isByRise = query.sort === 'rise' && month !== null
  // A country without a ranking may have a list that is not held, or one that names no tool.
  if (isByRise || (basis !== 'bands' && (month !== null || offered.basis !== 'bands')))
    return {
      ...renderRanking({ request, url, context }, ranking, () => nameRegion(locale, region, isByRise)),
      ladder: null,
      isBehind: false,
      months,
      groups,
      isInstead,
      query,
      share: isByRise ? null : shareCountry(locale, query, ranking),
    }
  const ladder = await callApi(getCountryLadder, { region, locale, ...(month !== null && { month }) }).catch(
    throwPageFailure,
  )
  const arranged = arrangeLadder(locale, ladder, Number(query.page ?? 1))
  if (arranged.page > arranged.pages) return throwNotFound()
  const share = shareLadder(locale, query, ladder)
  const isBehind = month !== null && month === months[0] && month !== offered.month
  return { ranking: null, parts: null, ladder: arranged, isBehind, months, groups, isInstead, query, share }
}

const nameRegion = (locale: Locale, region: string, isByRise: boolean): RankingSubject => ({
  view: 'region',
  isByRise,
  name: formatCountry(locale, region),
})

export default function RankRegionToolsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const { ranking, parts, ladder, isBehind, months, groups, isInstead, query, share } = loaderData
  const { region } = ranking ?? ladder
  const menu = <RegionChoice groups={groups} current={region} />
  const isByRise = query.sort === 'rise' && ranking?.month !== null
  const empty =
    isByRise && ranking !== null ? (
      <NoRisers isCompared={ranking.comparedWith !== null} />
    ) : (
      <NoRegionFigures groups={groups} />
    )
  const note = isInstead ? <ShownInstead region={region} /> : undefined
  if (ladder !== null) return <LadderPage {...{ ladder, months, isBehind, query, menu, note, share, empty }} />
  return (
    <ToolRankingPage
      page="rank-region-tools"
      // Without a region in the address, the canonical address is that of the page with the region.
      parameter={region}
      query={query}
      subject={nameRegion(locale, region, isByRise)}
      ranking={ranking}
      table="region"
      rows={parts?.table}
      order={ranking.month !== null && <RiseSwitch region={region} month={query.month} isByRise={isByRise} />}
      menu={menu}
      note={note}
      share={share}
      empty={empty}
    />
  )
}
