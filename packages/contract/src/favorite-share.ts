import { z } from 'zod'
import { secret } from './account-fields.ts'
import * as calls from './calls/favorite.ts'
import { endpoint } from './endpoint.ts'
import { favoritePage, favoriteQuery } from './favorite.ts'

const key = secret
  .describe('Last part of the page /collect/shared/{key}')
  .meta({ example: 'c2hhcmVkRmF2b3VyaXRlcy1yZWFkT25seS1mb3JBbGw' })
const createdAt = z.iso.datetime().describe('When the link was made').meta({ example: '2026-11-15T09:30:00.000Z' })

export const getShare = endpoint(calls.getShare, {
  summary: 'The link by which others may read the favourites of the account',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    share: z
      .object({
        key: key.nullable().describe('null: it cannot be shown any more, but still works; make a new one to see it'),
        createdAt,
      })
      .nullable()
      .describe('null: nobody else may read them'),
  }),
})

export const createShare = endpoint(calls.createShare, {
  summary: 'Makes a link by which everybody who has it may read the favourites; one made before ends',
  input: z.strictObject({}),
  example: {},
  output: z.object({ key, createdAt }),
})

export const endShare = endpoint(calls.endShare, {
  summary: 'Ends the link to the favourites; what it showed is not found from now on',
  input: z.strictObject({}),
  example: {},
  output: z.object({}),
})

export const getSharedFavorites = endpoint(calls.getSharedFavorites, {
  summary: 'Favourites that somebody shares by a link; nothing in it tells whose they are',
  failures: ['not_found'],
  input: z.strictObject({ key, ...favoriteQuery }),
  example: { key: 'c2hhcmVkRmF2b3VyaXRlcy1yZWFkT25seS1mb3JBbGw', locale: 'en' },
  output: favoritePage,
})

export type SharedFavoritesInput = z.output<typeof getSharedFavorites.input>
