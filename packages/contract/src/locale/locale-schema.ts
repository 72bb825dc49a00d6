import { z } from 'zod'
import { localeCodes } from './locale.ts'
import { firstLocale } from '../site/site.ts'

export const localeSchema = z
  .enum(localeCodes)
  .describe('Language of names and texts in the answer; tw is traditional and zh simplified Chinese')
  .meta({ id: 'Locale', example: 'en' })

/** The language requested by a call; English by default. */
export const askedLocale = localeSchema
  .default(firstLocale)
  .describe('Language of names and texts in the answer; tw is traditional and zh simplified Chinese')
