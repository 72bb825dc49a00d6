import { useRouteError, useRouteLoaderData } from 'react-router'
import { readFailedSite } from './page-failure.ts'
import type { SiteData } from './site-data.ts'

/** Undefined on error pages whose root loader did not run and whose failure carries no site data. */
export function useSite(): SiteData | undefined {
  const error: unknown = useRouteError()
  return useRouteLoaderData<SiteData>('root') ?? readFailedSite(error)
}
