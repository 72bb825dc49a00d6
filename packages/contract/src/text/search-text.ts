import { z } from 'zod'

/** No control characters; PostgreSQL cannot store NUL. */
export const searchText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'has control characters')
