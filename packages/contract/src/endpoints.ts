import { logIn, logOut, signUp } from './account.ts'
import { getCategoryGroups } from './category.ts'
import type { Endpoint } from './endpoint.ts'
import { exportFavorites } from './favorite-export.ts'
import { createShare, endShare, getShare, getSharedFavorites } from './favorite-share.ts'
import { getFavorites, setFavorite } from './favorite.ts'
import { getHome } from './home.ts'
import { confirmEmail, requestConfirmation, requestReset, resetPassword } from './mail-link.ts'
import { changePassword, deleteAccount, getAccount, getAccountData } from './own-account.ts'
import {
  getCategoryRanking,
  getCategoryStandings,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
} from './ranking.ts'
import { endOtherSessions, endSession, getSessions } from './session.ts'
import { getSettings } from './settings.ts'
import { getSitemap, getSitemapTools } from './sitemap.ts'
import { submitTool } from './submission.ts'
import { getToolDetail } from './tool-detail.ts'
import { getRandomTools, getSuggestions, getTools } from './tool.ts'
import { showTrial } from './trial.ts'

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
  showTrial,
  exportFavorites,
  getShare,
  createShare,
  endShare,
  getSharedFavorites,
  getSettings,
  requestReset,
  resetPassword,
  confirmEmail,
  getAccount,
  getAccountData,
  getSessions,
  endSession,
  endOtherSessions,
  changePassword,
  requestConfirmation,
  deleteAccount,
  getSitemap,
  getSitemapTools,
]
