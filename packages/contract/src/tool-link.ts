import { z } from 'zod'
import { linkKinds, type LinkKind } from './tool-fact-values.ts'
import { httpsAddress } from './wire-values.ts'

/** Addresses as somebody recalled them; none is shown before the worker has found it there. */
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
      kind: z.enum(linkKinds).describe('What the page is'),
      url: httpsAddress.describe('Its address').meta({ example: 'https://www.photoroom.com/pricing' }),
      checkedOn: z.iso.date().describe('Day on which it was last found there').meta({ example: '2026-11-02' }),
    }),
  )
  .describe(
    'Pages of the maker and of stores; only those found there within 120 days, so none until the operator has them looked for',
  )
