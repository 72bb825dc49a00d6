import { getClaim, type Claim } from '@polydex/contract/case/claim'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { getToolUses } from '@polydex/contract/tool/tool-use'
import { redirect, type RouterContextProvider } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { throwPageFailure } from '../../request/page-failure.ts'
import { formatDay, formatMoment } from '../../i18n/format.ts'
import { apiContext, localeContext, sessionContext } from '../../request/request-context.ts'
import { isLoginRequired } from '../../session/ask-for-login.ts'
import { makerStateOf } from './maker-state.ts'

type Context = Readonly<RouterContextProvider>

/** The tool, the account's claim to it, and what the account can do next. */
export async function loadMaker(context: Context, toolId: string) {
  const locale = context.get(localeContext)
  const tool = await context.get(apiContext)(getToolDetail, { toolId, locale }).catch(throwPageFailure)
  if (tool.slug !== toolId) throw redirect(pathTo('maker', locale, tool.slug), 301)
  const host = new URL(tool.url).hostname.replace(/^www\./, '')
  const found = await findClaim(context, toolId).catch(throwPageFailure)
  // A claim to a former host of the tool proves nothing: the next one replaces it.
  const claim = found?.host === host || found === undefined ? found : null
  const checkedAt = claim?.checkedAt ?? null
  const state = makerStateOf(claim)
  return {
    tool: { slug: tool.slug, name: tool.name, host, mark: tool.mark },
    state,
    claim: claim ?? null,
    // Formatted here, so that the browser needs no code for it.
    lookedAt: checkedAt && formatMoment(locale, checkedAt),
    uses: state === 'verified' ? await findUses(context, toolId) : null,
  }
}

export type LoadedMaker = Awaited<ReturnType<typeof loadMaker>>
export type MakerUses = NonNullable<LoadedMaker['uses']>
export type ClaimedTool = LoadedMaker['tool']

/** How often the tool was used, with the days as the page writes them. */
async function findUses(context: Context, toolId: string) {
  const { last7Days, last30Days, weeks } = await context
    .get(apiContext)(getToolUses, { toolId })
    .catch(throwPageFailure)
  const locale = context.get(localeContext)
  return { last7Days, last30Days, weeks: weeks.map(({ from, ...uses }) => ({ day: formatDay(locale, from), uses })) }
}

/** Undefined: the visitor is not logged in, or no longer. */
async function findClaim(context: Context, toolId: string): Promise<Claim | null | undefined> {
  if (context.get(sessionContext) === undefined) return undefined
  return context
    .get(apiContext)(getClaim, { toolId })
    .then(
      ({ claim }) => claim,
      (error: unknown) => {
        if (isLoginRequired(error)) return undefined
        throw error
      },
    )
}
