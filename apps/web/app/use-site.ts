import type { SiteFigures } from '@polydex/contract/category'
import { useRouteLoaderData } from 'react-router'
import type { LocaleCookie } from './i18n/locale-cookie.ts'

/** What the root's loader gives to every page. */
export type SiteData = { origin: string; localeCookie: LocaleCookie; figures: SiteFigures | null }

/** Undefined on error pages whose root loader did not run. */
export const useSite = (): SiteData | undefined => useRouteLoaderData<SiteData>('root')
