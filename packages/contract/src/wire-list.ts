import { z } from 'zod'

/**
 * Several values in one parameter, as they stand in an address: `features=api,no-signup`.
 * In any order and each once; an empty list is not a list.
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
