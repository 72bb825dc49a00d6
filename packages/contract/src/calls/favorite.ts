import type { Call } from '../http/call.ts'

export const getFavorites = {
  method: 'GET',
  path: '/api/favorites/getMyFavorites',
  access: 'account',
  tag: 'Favorites',
} as const satisfies Call

export const setFavorite = {
  method: 'POST',
  path: '/api/favorites/favorites',
  access: 'account',
  tag: 'Favorites',
  limits: [{ name: 'LIMIT_FAVORITES', per: 'account' }],
} as const satisfies Call

export const exportFavorites = {
  method: 'GET',
  path: '/api/favorites/exportFavorites',
  access: 'account',
  tag: 'Favorites',
} as const satisfies Call

export const getShare = {
  method: 'GET',
  path: '/api/favorites/getShare',
  access: 'account',
  tag: 'Favorites',
} as const satisfies Call

export const createShare = {
  method: 'POST',
  path: '/api/favorites/createShare',
  access: 'account',
  tag: 'Favorites',
  audit: 'share-created',
} as const satisfies Call

export const endShare = {
  method: 'POST',
  path: '/api/favorites/endShare',
  access: 'account',
  tag: 'Favorites',
  audit: 'share-ended',
} as const satisfies Call
