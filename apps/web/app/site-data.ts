import type { SiteFigures } from '@polydex/contract/category'
import type { ChosenCategories } from './choose-categories.ts'
import type { Site } from './request-context.ts'

/** What the frame of every page shows, and what the browser has to know of the site. */
export type SiteData = Site & { figures: SiteFigures | null; categories: ChosenCategories }
