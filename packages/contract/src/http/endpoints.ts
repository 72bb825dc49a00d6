import * as account from '../account/account.ts'
import * as bandMap from '../figure/band-map.ts'
import * as cases from '../case/case.ts'
import * as category from '../tool/category.ts'
import * as claim from '../case/claim.ts'
import * as correction from '../case/correction.ts'
import * as comparison from '../tool/comparison.ts'
import * as coverage from '../tool/coverage.ts'
import * as countryLadder from '../figure/country-ladder.ts'
import type { Endpoint } from './endpoint.ts'
import * as favoriteExport from '../favorite/favorite-export.ts'
import * as favoriteShare from '../favorite/favorite-share.ts'
import * as favorite from '../favorite/favorite.ts'
import * as home from '../tool/home.ts'
import * as list from '../list/list.ts'
import * as mailLink from '../account/mail-link.ts'
import * as month from '../figure/month.ts'
import * as ownAccount from '../account/own-account.ts'
import * as ranking from '../figure/ranking.ts'
import * as session from '../account/session.ts'
import * as settings from './settings.ts'
import * as sitemap from './sitemap.ts'
import * as submission from '../case/submission.ts'
import * as suggestion from '../tool/suggestion.ts'
import * as task from '../tool/task.ts'
import * as toolDetail from '../tool/tool-detail.ts'
import * as toolFactRow from '../tool/tool-fact-row.ts'
import * as toolPlaces from '../tool/tool-places.ts'
import * as toolUse from '../tool/tool-use.ts'
import * as tool from '../tool/tool.ts'
import * as trial from '../case/trial.ts'
import * as understood from '../tool/understood.ts'

const exported = {
  ...account,
  ...bandMap,
  ...cases,
  ...category,
  ...claim,
  ...correction,
  ...comparison,
  ...coverage,
  ...countryLadder,
  ...favoriteExport,
  ...favoriteShare,
  ...favorite,
  ...home,
  ...list,
  ...mailLink,
  ...month,
  ...ownAccount,
  ...ranking,
  ...session,
  ...settings,
  ...sitemap,
  ...submission,
  ...suggestion,
  ...task,
  ...toolDetail,
  ...toolFactRow,
  ...toolPlaces,
  ...toolUse,
  ...tool,
  ...trial,
  ...understood,
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
  'getToolFacts',
  'getToolPlaces',
  'getRandomTools',
  'getSuggestions',
  'understandQuery',
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
  'getLists',
  'getList',
  'saveList',
  'removeList',
  'createListShare',
  'endListShare',
  'getSharedList',
  'reportList',
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
