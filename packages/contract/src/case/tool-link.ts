import { z } from 'zod'
import { linkKinds, type LinkKind } from '../tool/tool-fact-values.ts'
import { httpsAddress } from '../http/wire-values.ts'

/** Addresses as the writer of the entry recalled them; none is shown until the worker has found a page there. */
export const recalledLinks = z
  .strictObject(
    Object.fromEntries(linkKinds.map((kind) => [kind, httpsAddress.exactOptional()])) as Record<
      LinkKind,
      z.ZodExactOptional<typeof httpsAddress>
    >,
  )
  .refine((links) => Object.keys(links).length > 0, 'has no link: leave it out')

export const shownLinks = z
  .array(
    z.object({
      kind: z.enum(linkKinds).describe('Kind of page'),
      url: httpsAddress.describe('Address of the page').meta({ example: 'https://www.photoroom.com/pricing' }),
      checkedOn: z.iso.date().describe('Day on which the page was last found there').meta({ example: '2026-11-02' }),
    }),
  )
  .describe(
    'Pages of the maker and in stores that were found within 120 days; empty until the operator runs that check',
  )
