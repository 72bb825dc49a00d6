import { logIn, logOut, signUp } from './account.ts'
import { getCategoryGroups } from './category.ts'
import type { Endpoint } from './endpoint.ts'
import { getFavorites, setFavorite } from './favorite.ts'
import { getHome } from './home.ts'
import {
  getCategoryRanking,
  getCategoryStandings,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
} from './ranking.ts'
import { submitTool } from './submission.ts'
import { getToolDetail } from './tool-detail.ts'
import { getRandomTools, getSuggestions, getTools } from './tool.ts'

/** Every call of the API, in the order of docs/requirements.md. The published description is made from this list. */
export const endpoints: readonly Endpoint[] = [
  getHome,
  getCategoryGroups,
  getTools,
  getToolDetail,
  getRandomTools,
  getSuggestions,
  getFavorites,
  getCategoryStandings,
  getCategoryRanking,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
  setFavorite,
  submitTool,
  signUp,
  logIn,
  logOut,
]
