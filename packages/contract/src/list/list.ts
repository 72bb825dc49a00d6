import { z } from 'zod'
import { secret } from '../account/account-fields.ts'
import * as calls from '../calls/list.ts'
import { count } from '../figure/figure.ts'
import { listFigures } from '../figure/list-figures.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { pagedOutput, pageNumber, wholeNumber } from '../http/paging.ts'
import { mark, slug } from '../http/wire-values.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { isReadableText } from '../text/is-visible-text.ts'
import { toolCard } from '../tool/tool-card.ts'
import {
  isNote,
  isTitle,
  maxListTools,
  maxNoteLength,
  maxReportLength,
  maxTitleLength,
  reportReasons,
} from './list-content.ts'

const listId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID in lower case')
  .describe('Id of the list, a UUID that whoever creates the list chooses')
  .meta({ example: '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11' })
const title = z
  .string()
  .trim()
  .refine(isTitle, 'must be one visible line of 1 to 80 characters')
  .describe(`Name of the list, at most ${maxTitleLength} characters`)
  .meta({ example: 'Meeting tools for work' })
const note = z
  .string()
  .trim()
  .refine(isNote, 'must be a readable text of at most 280 characters')
  .describe(`Note on the tool, plain text of at most ${maxNoteLength} characters; may be empty`)
  .meta({ example: 'Summaries by mail' })
const version = z
  .number()
  .int()
  .min(0)
  .max(2_000_000_000)
  .describe('Counts the changes of the list')
  .meta({ example: 3 })
const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })
const key = secret
  .describe('Key of the link: last part of the address /lists/{key}')
  .meta({ example: 'c2hhcmVkRmF2b3VyaXRlcy1yZWFkT25seS1mb3JBbGw' })
const listedTools = z.array(
  z.object({
    tool: toolCard.describe('The tool'),
    note: z.string().describe('Note on the tool; may be empty').meta({ example: '' }),
  }),
)
const storedTitle = z.string().meta({ example: 'Meeting tools for work' })

const ownList = {
  id: listId,
  title: storedTitle.describe('Name of the list'),
  version,
  changedAt: instant.describe('When the list was last changed'),
  isShared: z.boolean().describe('The list has a link'),
  isWithdrawn: z.boolean().describe('Editors withdrew its link'),
}

export const getLists = endpoint(calls.getLists, {
  summary: 'Lists of the account, last changed first',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    lists: z
      .array(
        z.object({
          ...ownList,
          total: count.describe('Tools in the list'),
          first: z
            .array(z.object({ slug, name: z.string().describe('Name of the tool').meta({ example: 'Otter' }), mark }))
            .describe('The first tools, at most four'),
        }),
      )
      .describe('The lists'),
  }),
})

export const getList = endpoint(calls.getList, {
  summary: 'One list of the account with its notes',
  failures: ['not_found'],
  input: z.strictObject({ list: listId, locale: askedLocale }),
  example: { list: '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11', locale: 'en' },
  output: z.object({
    ...ownList,
    share: z
      .object({
        key: key.nullable().describe('Key of the link; null: the link works but its key can no longer be shown'),
        createdAt: instant.describe('When the link was created'),
      })
      .nullable()
      .describe('The link through which others can read the list; null: there is none'),
    ...listFigures,
    tools: listedTools.describe('The tools in the order of the list'),
  }),
})

export const saveList = endpoint(calls.saveList, {
  summary: 'Creates a list or replaces its content; idempotent. A list that changed in the meantime answers `conflict`',
  failures: ['not_found', 'conflict'],
  input: z.strictObject({
    list: listId,
    title,
    tools: z
      .array(z.strictObject({ slug: slug.describe('Slug of the tool').meta({ example: 'otter' }), note }))
      .max(maxListTools)
      .describe(`The tools in their order, at most ${maxListTools}`),
    version: version.describe('`version` of the list that was changed; 0: the list is new'),
  }),
  example: {
    list: '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11',
    title: 'Meeting tools for work',
    tools: [{ slug: 'beta', note: 'Summaries by mail' }],
    version: 0,
  },
  output: z.object({
    version,
    total: count.describe('Tools in the list'),
    unknown: z.array(slug).describe('Slugs that name no tool, and were skipped').meta({ example: [] }),
  }),
})

export const removeList = endpoint(calls.removeList, {
  summary: 'Deletes a list and its link; idempotent',
  input: z.strictObject({ list: listId }),
  example: { list: '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11' },
  output: z.object({}),
})

export const createListShare = endpoint(calls.createListShare, {
  summary: 'Creates a link through which anyone can read the list; an earlier link ends',
  failures: ['not_found', 'list_withdrawn'],
  input: z.strictObject({ list: listId }),
  example: { list: '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11' },
  output: z.object({ key, createdAt: instant.describe('When the link was created') }),
})

export const endListShare = endpoint(calls.endListShare, {
  summary: 'Ends the link to a list; requests with its key are then answered with `not_found`',
  input: z.strictObject({ list: listId }),
  example: { list: '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11' },
  output: z.object({}),
})

export const getSharedList = endpoint(calls.getSharedList, {
  summary: 'The list, or the favourites, behind a link; the answer does not identify the account',
  failures: ['not_found', 'list_withdrawn'],
  input: z.strictObject({
    key,
    page: pageNumber,
    // A whole list: whoever has the link may copy it.
    pageSize: wholeNumber(1, maxListTools)
      .default(maxListTools)
      .describe(`Entries on a page, at most ${maxListTools}`)
      .meta({ example: 12 }),
    locale: askedLocale,
  }),
  example: { key: 'c2hhcmVkRmF2b3VyaXRlcy1yZWFkT25seS1mb3JBbGw', locale: 'en' },
  output: z.object({
    title: storedTitle.nullable().describe('Name of the list; null: these are favourites'),
    ...pagedOutput,
    ...listFigures,
    tools: listedTools.describe('The tools of this page, in the order of the list'),
  }),
})

export const reportList = endpoint(calls.reportList, {
  summary: 'Reports a shared list to the editors',
  failures: ['not_found', 'list_withdrawn'],
  input: z.strictObject({
    key,
    reason: z
      .enum(reportReasons)
      .describe('spam: advertising; abuse: insults or hate; private: somebody’s personal data; other: see `text`'),
    text: z
      .string()
      .trim()
      .max(maxReportLength)
      .refine(isReadableText, 'must be a readable text')
      .optional()
      .describe('What is wrong, at most 500 characters')
      .meta({ example: 'The notes are advertisements.' }),
  }),
  example: { key: 'c2hhcmVkRmF2b3VyaXRlcy1yZWFkT25seS1mb3JBbGw', reason: 'spam' },
  output: z.object({}),
})

export type OwnLists = OutputOf<typeof getLists>['lists']
export type OwnList = OutputOf<typeof getList>
export type SaveListInput = z.output<typeof saveList.input>
export type SavedList = OutputOf<typeof saveList>
export type SharedList = OutputOf<typeof getSharedList>
export type SharedListInput = z.output<typeof getSharedList.input>
export type ReportListInput = z.output<typeof reportList.input>
