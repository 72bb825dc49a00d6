import type { Call } from '../http/call.ts'

export const getCategoryStandings = {
  method: 'GET',
  path: '/api/ranking/getCategory',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getCategoryRanking = {
  method: 'GET',
  path: '/api/ranking/getCategoryTools',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getRegionRanking = {
  method: 'GET',
  path: '/api/ranking/getRegion',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getCountryLadder = {
  method: 'GET',
  path: '/api/ranking/getCountryLadder',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getSourceRanking = {
  method: 'GET',
  path: '/api/ranking/getSource',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getTrendingRanking = {
  method: 'GET',
  path: '/api/ranking/getTrending',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getBandMap = {
  method: 'GET',
  path: '/api/ranking/getBandMap',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call
