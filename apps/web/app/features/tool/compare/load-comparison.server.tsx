import { getTools } from '@polydex/contract/tool/tool'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { throwNotFound, throwPageFailure } from '../../../request/page-failure.ts'
import { renderParts, type PageRequest } from '../../../request/render-parts.server.tsx'
import { apiContext, localeContext } from '../../../request/request-context.ts'
import { findTranslate } from '../../../i18n/translate.tsx'
import { monthBefore } from '../../../i18n/month-before.ts'
import { hasMoves } from '../../../ui/bands/has-moves.ts'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { compareTools } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'

/** Messages that only the table has. */
const topics = ['compare', 'entry', 'facts', 'card', 'tool', 'band']

/** The comparison of tools by their slugs; with another list of slugs where some of them are former ones. */
export async function loadComparison(page: PageRequest, slugs: readonly string[]) {
  const callApi = page.context.get(apiContext)
  const locale = page.context.get(localeContext)
  const [details, list] = await Promise.all([
    Promise.all(slugs.map((toolId) => callApi(getToolDetail, { toolId, locale }))),
    callApi(getTools, { ids: slugs.join(','), locale }),
  ]).catch(throwPageFailure)
  const tools = details.flatMap((tool) => {
    const card = list.tools.find(({ slug }) => slug === tool.slug)
    return card === undefined ? [] : [{ tool, card }]
  })
  if (tools.length < slugs.length) throwNotFound()
  const before = list.month === null ? null : monthBefore(list.month)
  const { groups, unknown } = compareTools({ locale, t: findTranslate(locale, topics.join(' ')) }, tools, before)
  const [first, second] = details
  const rows = groups.flatMap((group) => group.rows)
  const isOneCategory = details.every(({ categories }) => categories[0]?.slug === first?.categories[0]?.slug)
  return {
    tools: details.map(({ slug, name, mark }) => ({ slug, name, mark })),
    category: isOneCategory ? (first?.categories[0] ?? null) : null,
    points: { all: rows.length, apart: rows.filter(({ isSame }) => !isSame).length },
    /** Of its figures, for a citation. */
    cited: {
      sources: list.sources.map(({ provider, kind }) => ({ provider, kind })),
      month: list.sources.length === 0 ? null : list.month,
    },
    /** Whether search engines may know it. */
    isKnown: details.length === 2 && first?.comparedWith.some(({ slug }) => slug === second?.slug) === true,
    parts: renderParts(page, topics, {
      table: (
        <>
          <CompareTable tools={tools} groups={groups} unknown={unknown} />
          {list.sources.length > 0 && (
            <Provenance sources={list.sources} month={list.month} isCompared={hasMoves(list.tools)} />
          )}
        </>
      ),
    }),
  }
}
