import type { SiteFigures } from '@polydex/contract/category'
import type { ChosenCategories } from './choose-categories.ts'
import type { Site } from './request-context.ts'

/** The data of the frame, and what the browser needs to know about the site. */
export type SiteData = Site & { figures: SiteFigures | null; categories: ChosenCategories }
