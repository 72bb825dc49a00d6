import { z } from 'zod'
import { secret } from '../account/account-fields.ts'
import * as calls from '../calls/favorite.ts'
import { endpoint } from '../http/endpoint.ts'

const key = secret
  .describe('Key of the share link: last part of the address /lists/{key}')
  .meta({ example: 'c2hhcmVkRmF2b3VyaXRlcy1yZWFkT25seS1mb3JBbGw' })
const createdAt = z.iso.datetime().describe('When the link was created').meta({ example: '2026-11-15T09:30:00.000Z' })

export const getShare = endpoint(calls.getShare, {
  summary: 'The share link through which others can read the favourites of the account',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    share: z
      .object({
        key: key.nullable().describe('Key of the link; null: the link works but its key can no longer be shown'),
        createdAt,
      })
      .nullable()
      .describe('The share link; null: there is none'),
  }),
})

export const createShare = endpoint(calls.createShare, {
  summary: 'Creates a share link: anyone who has it can read the favourites; an earlier link ends',
  input: z.strictObject({}),
  example: {},
  output: z.object({ key, createdAt }),
})

export const endShare = endpoint(calls.endShare, {
  summary: 'Ends the share link; requests with its key are then answered with `not_found`',
  input: z.strictObject({}),
  example: {},
  output: z.object({}),
})
