import { getCategoryGroups } from '@polydex/contract/tool/category'
import type { RouterContextProvider } from 'react-router'
import { apiContext, localeContext, siteContext } from './request-context.ts'
import { chooseCategories, type SiteData } from './site-data.ts'

/** The data of the frame. If its figures fail to load, the page is shown without them and not cached. */
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
