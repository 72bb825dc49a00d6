import { getSettings } from '@polydex/contract/http/settings'
import { getSharedList, reportList } from '@polydex/contract/list/list'
import type { ReportReason } from '@polydex/contract/list/list-content'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { CompareBar } from '../features/list/rows/compare-bar.tsx'
import { ListRows } from '../features/list/rows/list-rows.tsx'
import { SaveAll } from '../features/list/save-all.tsx'
import { ReportForm, type ReportAnswer } from '../features/list/shared/report-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { isRobot, openedAt, robotFields } from '../forms/is-robot.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { returnForm, returnRobot } from '../forms/return-form.ts'
import { switchText } from '../forms/switch-text.ts'
import { asServed } from '../i18n/as-served.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { throwPageFailure } from '../request/page-failure.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Pagination } from '../ui/list/pagination.tsx'
import { TableForm } from '../ui/take/take-table.tsx'
import type { Route } from './+types/list.ts'

/** Milliseconds. Short, because one choice and a click are enough. */
const minMs = 1_000

export async function loader({ params: { key }, request, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const { page } = queryOf(request, 'list')
  const [list, { switches }] = await Promise.all([
    callApi(getSharedList, { key, page, locale: context.get(localeContext) }),
    callApi(getSettings, {}),
  ]).catch(throwPageFailure)
  return { key, list, switches, openedAt: openedAt(Date.now()) }
}

export async function action({ params: { key }, request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = { openedAt: readText(form, robotFields.openedAt) }
  if (isRobot(form, Date.now(), minMs)) return returnRobot(values)
  const text = readText(form, 'text').trim()
  // As sent: the API knows the valid values.
  const reason = readText(form, 'reason') as ReportReason
  return context
    .get(apiContext)(reportList, { key, reason, ...(text !== '' && { text }) })
    .then(
      (): ReportAnswer => ({ kind: 'reported' }),
      (error: unknown) => returnForm(error, values),
    )
}

/** A list, or favourites, as everybody sees them who has the link. */
export default function ListPage({
  loaderData: { key, list, switches, openedAt: opened },
  actionData: answer,
}: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const title = list.title ?? t('ownList.sharedFavorites')
  const action = pathTo('list', locale, key)
  const tools = list.tools.map(({ tool: { slug, name } }) => ({ slug, name }))
  return (
    <div className="wrap">
      <PageHead title={title} description={t('ownList.sharedLead')} page="list" parameter={key} indexable={false} />
      <div className="list-head">
        <h1>{title}</h1>
        <p className="lead">{t('ownList.sharedLead')}</p>
        {/* Names the rows, whose headings are one level deeper. */}
        <h2 className="meta" {...asServed}>
          {t('ownList.count', { n: list.total })}
        </h2>
      </div>
      {list.total === 0 ? (
        <p className="lead">{t('ownList.nothing')}</p>
      ) : (
        <>
          <CompareBar total={list.tools.length}>
            <TableForm
              title={title}
              tools={tools.map(({ slug }) => slug)}
              notes={list.tools.map(({ note }) => note ?? '')}
            />
            <SaveAll tools={tools} label={t('ownList.copy')} title={title} />
          </CompareBar>
          <ListRows tools={list.tools} heartOf={heartOf} />
          <Pagination page={list.page} pages={list.pages} addressOf={(page) => pathTo('list', locale, key, { page })} />
        </>
      )}
      {list.title !== null && (
        <ReportForm
          action={action}
          openedAt={opened}
          answer={answer}
          closed={switchText(t, switches, ['read-only', 'no-submissions'])}
        />
      )}
    </div>
  )
}
