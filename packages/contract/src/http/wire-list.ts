import { z } from 'zod'

/**
 * A comma-separated list in a query string: `features=mcp,templates`.
 * In any order, without duplicates, never empty.
 */
export const commaList = <Item extends z.ZodType<string, string>>(item: Item, max: number) =>
  z
    .string()
    .min(1)
    .max(max * 81)
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(item)
        .max(max)
        .refine((values) => new Set(values).size === values.length, 'names a value twice'),
    )
