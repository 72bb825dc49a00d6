import { z } from 'zod'

/**
 * An integer in a query string: digits only, so that "1e1", " 1" and "1.0" are rejected instead of being parsed as
 * something the sender did not mean.
 */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number().int(),
      z
        .string()
        .regex(/^(0|[1-9]\d{0,8})$/, 'must be a whole number')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))

export const defaultPageSize = 24
export const maxPageSize = 48
/** The most tools that a call answers by their slugs. */
export const maxIds = 100

export const pageNumber = wholeNumber(1, 1_000_000)
  .default(1)
  .describe('Page, from 1; a page after the last is `not_found`')
  .meta({ example: 1 })
export const pageSize = wholeNumber(1, maxPageSize)
  .default(defaultPageSize)
  .describe('Entries on a page, at most 48')
  .meta({ example: 12 })

/** Fields of every paged answer. */
export const pagedOutput = {
  total: z.number().int().describe('Entries in the whole list').meta({ example: 5 }),
  page: z.number().int().describe('This page, from 1').meta({ example: 1 }),
  pageSize: z.number().int().describe('Entries on a full page').meta({ example: 12 }),
  pages: z.number().int().describe('Number of the last page; 0 for an empty list').meta({ example: 1 }),
}
