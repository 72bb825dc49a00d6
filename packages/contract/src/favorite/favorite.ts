import { z } from 'zod'
import * as calls from '../calls/favorite.ts'
import { endpoint } from '../http/endpoint.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { pagedOutput, pageNumber, pageSize } from '../http/paging.ts'
import { count } from '../figure/figure.ts'
import { listFigures } from '../figure/list-figures.ts'
import { sortOrder } from '../tool/tool.ts'
import { named, toolCard } from '../tool/tool-card.ts'
import { slug } from '../http/wire-values.ts'

const favoriteSort = z
  .enum(['saved', 'name', 'visits', 'added'])
  .describe('When it became a favourite, its name, visits of the month, or the day the tool was added')

/** Query of a page of an account's favourites, for its owner and for share links. */
export const favoriteQuery = {
  sort: favoriteSort
    .default('saved')
    .describe('Sort key: saved is when it became a favourite, added the day the tool was first listed'),
  order: sortOrder.optional().describe('Default: asc for name, desc for all others; unknown values come last in both'),
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
    .describe('Categories of all favourites, most favourites first; not narrowed by `category`'),
  tools: z.array(toolCard).describe('The tools of this page'),
})

/** To the microsecond: tools saved in one call differ only by that. */
const savedAt = z.iso
  .datetime()
  .max(40)
  .regex(/^20/, 'must be of this century')
  .describe('When it became a favourite')
  .meta({ example: '2026-11-14T20:15:00.000000Z' })

const toolSlug = slug.describe('Slug of the tool').meta({ example: 'copy-ai' })
const total = z.number().int().describe('Favourites of the account').meta({ example: 2 })

export const getFavorites = endpoint(calls.getFavorites, {
  summary: 'Favourites of the account, by default newest first',
  failures: ['not_found'],
  input: z.strictObject({
    view: z
      .enum(['cards', 'ids'])
      .default('cards')
      .describe('cards: one page of tools; ids: all slugs in one answer, without pages')
      .meta({ example: 'cards' }),
    ...favoriteQuery,
  }),
  example: { view: 'cards', locale: 'en' },
  output: z.union([
    z
      .object({
        toolIds: z
          .array(toolSlug)
          .describe('Slugs of all favourites, or of those in `category`, in the requested order'),
        total: total.describe('Number of slugs'),
      })
      .meta({ title: 'With view=ids: slugs' }),
    favoritePage.meta({ title: 'With view=cards: a page of tools' }),
  ]),
})

export const setFavorite = endpoint(calls.setFavorite, {
  summary: 'Adds tools to the favourites of the account, or removes one; idempotent',
  failures: ['not_found'],
  input: z
    .strictObject({
      toolId: toolSlug.optional().describe('Slug of one tool; this or `toolIds`'),
      toolIds: z
        .array(toolSlug)
        .min(1)
        .max(100)
        .optional()
        .describe('Slugs of up to 100 tools to add; the first becomes the newest favourite; this or `toolId`')
        .meta({ example: ['copy-ai', 'deepl'] }),
      favorite: z.boolean().describe('true: add; false: remove, with `toolId` only').meta({ example: true }),
      savedAt: savedAt
        .optional()
        .describe('With `toolId`: the `savedAt` that its removal answered, to restore its place when undoing it'),
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
    toolIds: z.array(toolSlug).describe('Current slugs of the tools that now have the requested state'),
    favorite: z.boolean().describe('The requested state').meta({ example: true }),
    total,
    savedAt: savedAt.nullable().describe('When the removed tool had become a favourite; null: nothing was removed'),
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
