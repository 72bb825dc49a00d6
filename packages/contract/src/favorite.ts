import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { defaultLocale } from './locale.ts'
import { localeSchema } from './locale-schema.ts'
import { pagedOutput, pageNumber, pageSize } from './paging.ts'
import { listFigures } from './list-figures.ts'
import { toolCard } from './tool-card.ts'
import { slug } from './wire-values.ts'

const toolSlug = slug.describe('Slug of the tool').meta({ example: 'copy-ai' })
const total = z.number().int().describe('Favourites of the account').meta({ example: 2 })

export const getFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites/getMyFavorites',
  summary: 'Favourites of the account, newest first',
  access: 'account',
  failures: ['not_found'],
  input: z.strictObject({
    view: z
      .enum(['cards', 'ids'])
      .default('cards')
      .describe('cards: a page of tools; ids: the slugs of all, without pages')
      .meta({ example: 'cards' }),
    page: pageNumber,
    pageSize,
    locale: localeSchema.default(defaultLocale).describe('Language of names and texts in the answer'),
  }),
  example: { view: 'cards', locale: 'en' },
  output: z.union([
    z
      .object({ toolIds: z.array(toolSlug).describe('Slugs of all favourites, newest first'), total })
      .meta({ title: 'With view=ids: slugs' }),
    z
      .object({
        ...pagedOutput,
        ...listFigures,
        tools: z.array(toolCard).describe('The tools of this page, newest favourite first'),
      })
      .meta({ title: 'With view=cards: a page of tools' }),
  ]),
})

export const setFavorite = endpoint({
  method: 'POST',
  path: '/api/favorites/favorites',
  summary:
    'Makes tools favourites of the account or takes one away; says the wanted state, so that twice is as good as once',
  access: 'account',
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
    })
    .refine(({ toolId, toolIds }) => (toolId === undefined) !== (toolIds === undefined), {
      path: ['toolId'],
      message: 'send either toolId or toolIds',
    })
    .refine(({ toolIds, favorite }) => toolIds === undefined || favorite, {
      path: ['favorite'],
      message: 'must be true with toolIds',
    }),
  example: { toolId: 'copy-ai', favorite: true },
  output: z.object({
    toolIds: z.array(toolSlug).describe('Slugs that now have the wanted state, in their present spelling'),
    favorite: z.boolean().describe('The wanted state').meta({ example: true }),
    total,
    unknown: z.array(slug).describe('Slugs of `toolIds` that name no tool, and were skipped').meta({ example: [] }),
  }),
})

export type GetFavoritesInput = z.output<typeof getFavorites.input>
export type Favorites = z.output<typeof getFavorites.output>
export type SetFavoriteInput = z.output<typeof setFavorite.input>
export type SetFavoriteOutput = z.output<typeof setFavorite.output>
