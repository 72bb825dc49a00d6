import * as account from './account.ts'
import * as bandMap from './band-map.ts'
import * as cases from './case.ts'
import * as category from './category.ts'
import * as claim from './claim.ts'
import * as correction from './correction.ts'
import * as coverage from './coverage.ts'
import * as countryLadder from './country-ladder.ts'
import type { Endpoint } from './endpoint.ts'
import * as favoriteExport from './favorite-export.ts'
import * as favoriteShare from './favorite-share.ts'
import * as favorite from './favorite.ts'
import * as home from './home.ts'
import * as mailLink from './mail-link.ts'
import * as month from './month.ts'
import * as ownAccount from './own-account.ts'
import * as ranking from './ranking.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as sitemap from './sitemap.ts'
import * as submission from './submission.ts'
import * as toolDetail from './tool-detail.ts'
import * as toolPlaces from './tool-places.ts'
import * as tool from './tool.ts'
import * as trial from './trial.ts'

const exported = {
  ...account,
  ...bandMap,
  ...cases,
  ...category,
  ...claim,
  ...correction,
  ...coverage,
  ...countryLadder,
  ...favoriteExport,
  ...favoriteShare,
  ...favorite,
  ...home,
  ...mailLink,
  ...month,
  ...ownAccount,
  ...ranking,
  ...session,
  ...settings,
  ...sitemap,
  ...submission,
  ...toolDetail,
  ...toolPlaces,
  ...tool,
  ...trial,
}

type Exported = typeof exported

/** Any endpoint of the contract, as its own type. */
export type KnownEndpoint = Extract<Exported[keyof Exported], Endpoint>

const isEndpoint = (value: Exported[keyof Exported]): value is KnownEndpoint => 'path' in value && 'output' in value

/** The order of docs/requirements.md, used in the published description. Calls not named here follow, by name. */
const published: readonly (keyof Exported)[] = [
  'getHome',
  'getCategoryGroups',
  'getTools',
  'getToolDetail',
  'getToolPlaces',
  'getRandomTools',
  'getSuggestions',
  'getCoverage',
  'getFavorites',
  'getCategoryStandings',
  'getCategoryRanking',
  'getRegionRanking',
  'getSourceRanking',
  'getTrendingRanking',
  'getCountryLadder',
  'getBandMap',
  'setFavorite',
  'submitTool',
  'checkAddress',
  'correctTool',
  'getCase',
  'getOwnCases',
  'claimTool',
  'getClaim',
  'checkClaim',
  'stateVisits',
  'signUp',
  'logIn',
  'logOut',
  'showTrial',
  'exportFavorites',
  'getShare',
  'createShare',
  'endShare',
  'getSharedFavorites',
  'getSettings',
  'requestReset',
  'resetPassword',
  'confirmEmail',
  'getAccount',
  'getAccountData',
  'getSessions',
  'endSession',
  'endOtherSessions',
  'changePassword',
  'requestConfirmation',
  'deleteAccount',
  'getSitemap',
  'getSitemapTools',
]

const names = new Set([...published, ...(Object.keys(exported) as (keyof Exported)[]).toSorted()])

/** Every call of the API, collected from the exports of the files above. */
export const endpoints: readonly Endpoint[] = [...names].map((name) => exported[name]).filter(isEndpoint)
