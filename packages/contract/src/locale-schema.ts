import { z } from 'zod'
import { localeCodes } from './locale.ts'

export const localeSchema = z
  .enum(localeCodes)
  .describe('Language of names and texts in the answer; tw is traditional and zh simplified Chinese')
  .meta({ id: 'Locale', example: 'en' })
