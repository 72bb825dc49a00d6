import type { SiteFigures } from '@polydex/contract/category'
import { useRouteLoaderData } from 'react-router'
import type { ChosenCategories } from './choose-categories.ts'
import type { Site } from './request-context.ts'

/** What the root's loader gives to every page. */
export type SiteData = Site & { figures: SiteFigures | null; categories: ChosenCategories }

/** Undefined on error pages whose root loader did not run. */
export const useSite = (): SiteData | undefined => useRouteLoaderData<SiteData>('root')
