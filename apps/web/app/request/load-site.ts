import { getCategoryGroups } from '@polydex/contract/category'
import type { RouterContextProvider } from 'react-router'
import { apiContext, localeContext, siteContext } from './request-context.ts'
import { chooseCategories, type SiteData } from './site-data.ts'

/** What the frame of every page shows. It is worth showing without its figures; nobody stores such a page. */
export async function loadSite(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const answer = await context
    .get(apiContext)(getCategoryGroups, { locale: context.get(localeContext) })
    .catch(() => null)
  return {
    ...context.get(siteContext),
    figures: answer?.figures ?? null,
    categories: chooseCategories(answer?.groups ?? []),
  }
}
