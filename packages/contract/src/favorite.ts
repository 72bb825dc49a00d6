import { z } from 'zod'
import * as calls from './calls/favorite.ts'
import { endpoint } from './endpoint.ts'
import { askedLocale } from './locale-schema.ts'
import { pagedOutput, pageNumber, pageSize } from './paging.ts'
import { count } from './figure.ts'
import { listFigures } from './list-figures.ts'
import { sortOrder } from './tool.ts'
import { named, toolCard } from './tool-card.ts'
import { slug } from './wire-values.ts'

const favoriteSort = z
  .enum(['saved', 'name', 'visits', 'added'])
  .describe('When it became a favourite, its name, visits of the month, or the day the tool was added')

/** What a page of somebody's favourites can be asked for, by the owner or through a share link. */
export const favoriteQuery = {
  sort: favoriteSort.default('saved').describe('What the order goes by'),
  order: sortOrder.optional().describe('Without it: names from A, everything else from the newest or largest'),
  category: slug.optional().describe('Only favourites in this category').meta({ example: 'copywriting' }),
  page: pageNumber,
  pageSize,
  locale: askedLocale,
}

export const favoritePage = z.object({
  ...pagedOutput,
  ...listFigures,
  categories: z
    .array(named('Category', 'copywriting', 'Copywriting').extend({ tools: count.describe('Favourites in it') }))
    .describe('Categories that the favourites are in, most favourites first; the same for every category asked for'),
  tools: z.array(toolCard).describe('The tools of this page'),
})

/** To the microsecond: tools that were merged at once differ by that. */
const savedAt = z.iso
  .datetime()
  .max(40)
  .regex(/^20/, 'must be of this century')
  .describe('When it became a favourite')
  .meta({ example: '2026-11-14T20:15:00.000000Z' })

const toolSlug = slug.describe('Slug of the tool').meta({ example: 'copy-ai' })
const total = z.number().int().describe('Favourites of the account').meta({ example: 2 })

export const getFavorites = endpoint(calls.getFavorites, {
  summary: 'Favourites of the account, newest first if nothing else is asked for',
  failures: ['not_found'],
  input: z.strictObject({
    view: z
      .enum(['cards', 'ids'])
      .default('cards')
      .describe('cards: a page of tools; ids: the slugs of all, without pages')
      .meta({ example: 'cards' }),
    ...favoriteQuery,
  }),
  example: { view: 'cards', locale: 'en' },
  output: z.union([
    z
      .object({ toolIds: z.array(toolSlug).describe('Slugs of all favourites, newest first'), total })
      .meta({ title: 'With view=ids: slugs' }),
    favoritePage.meta({ title: 'With view=cards: a page of tools' }),
  ]),
})

export const setFavorite = endpoint(calls.setFavorite, {
  summary:
    'Makes tools favourites of the account or takes one away; says the wanted state, so that twice is as good as once',
  failures: ['not_found'],
  input: z
    .strictObject({
      toolId: toolSlug.optional().describe('Slug of one tool; this or `toolIds`'),
      toolIds: z
        .array(toolSlug)
        .min(1)
        .max(100)
        .optional()
        .describe('Slugs of up to 100 tools to add at once, the newest first; this or `toolId`')
        .meta({ example: ['copy-ai', 'deepl'] }),
      favorite: z.boolean().describe('true: a favourite; false: none').meta({ example: true }),
      savedAt: savedAt
        .optional()
        .describe('With `toolId`: as taking it away answered, so that an undone removal has its place again'),
    })
    .refine(({ toolId, toolIds }) => (toolId === undefined) !== (toolIds === undefined), {
      path: ['toolId'],
      message: 'send either toolId or toolIds',
    })
    .refine(({ toolIds, favorite }) => toolIds === undefined || favorite, {
      path: ['favorite'],
      message: 'must be true with toolIds',
    })
    .refine(({ toolId, favorite, savedAt: instant }) => instant === undefined || (toolId !== undefined && favorite), {
      path: ['savedAt'],
      message: 'belongs to one tool that becomes a favourite',
    }),
  example: { toolId: 'copy-ai', favorite: true },
  output: z.object({
    toolIds: z.array(toolSlug).describe('Slugs that now have the wanted state, in their present spelling'),
    favorite: z.boolean().describe('The wanted state').meta({ example: true }),
    total,
    savedAt: savedAt.nullable().describe('Of one tool that was taken away: when it had been saved; else null'),
    unknown: z.array(slug).describe('Slugs of `toolIds` that name no tool, and were skipped').meta({ example: [] }),
  }),
})

export type FavoriteSort = z.output<typeof favoriteSort>
export type FavoriteQuery = Omit<z.output<typeof getFavorites.input>, 'view'>
export type FavoritePage = z.output<typeof favoritePage>
export type GetFavoritesInput = z.output<typeof getFavorites.input>
export type Favorites = z.output<typeof getFavorites.output>
export type SetFavoriteInput = z.output<typeof setFavorite.input>
export type SetFavoriteOutput = z.output<typeof setFavorite.output>
