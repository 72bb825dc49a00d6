import type { InputOf } from '@polydex/contract/http/endpoint'
import { correctedFields, correctTool } from '@polydex/contract/case/correction'
import { getSettings } from '@polydex/contract/http/settings'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { redirect } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { throwPageFailure } from '../request/page-failure.ts'
import { CorrectionForm } from '../features/correction/correction-form.tsx'
import { CorrectionSent } from '../features/correction/correction-sent.tsx'
import { readCorrection } from '../features/correction/correction-values.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { completeAddress } from '../forms/complete-address.ts'
import { isRobot, openedAt } from '../forms/is-robot.ts'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { switchText } from '../forms/switch-text.ts'
import { returnForm, returnRobot } from '../forms/return-form.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Link } from '../ui/link.tsx'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/correction.ts'

type Input = InputOf<typeof correctTool>

/** Milliseconds. Short, because one choice and a click are enough. */
const minMs = 1_000

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const callApi = context.get(apiContext)
  const [{ slug, name }, { answers, switches }] = await Promise.all([
    callApi(getToolDetail, { toolId: params.id, locale }),
    callApi(getSettings, {}),
  ]).catch(throwPageFailure)
  const { field } = queryOf(request, 'correction')
  if (slug !== params.id) throw redirect(pathTo('correction', locale, slug, { field }), 301)
  const asked = correctedFields.find((known) => known === field)
  return { slug, name, fields: correctedFields, asked, hasAnswers: answers, switches, openedAt: openedAt(Date.now()) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = readCorrection(form)
  if (isRobot(form, Date.now(), minMs)) return returnRobot(values)
  const input = {
    toolId: params.id,
    // As sent: the API knows the valid values.
    problem: values.problem as Input['problem'],
    ...(values.field !== '' && { field: values.field as NonNullable<Input['field']> }),
    ...(values.text.trim() !== '' && { text: values.text }),
    ...(values.source.trim() !== '' && { source: completeAddress(values.source) }),
    ...(values.replyTo !== '' && { replyTo: values.replyTo }),
    locale: context.get(localeContext),
  }
  return context
    .get(apiContext)(correctTool, input)
    .then(
      (sent) => ({ sent: { ...sent, isMailed: values.replyTo !== '' } }),
      (error: unknown) => returnForm(error, values),
    )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

/** A form that reports a fault in a tool's entry. */
export default function CorrectionPage({
  loaderData: { slug, name, fields, asked, hasAnswers, switches, openedAt },
  actionData: answer,
}: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const title = asked === undefined ? t('correction.title', { name }) : t('correction.askedTitle', { name })
  return (
    <Stage notice={switchText(t, switches, ['read-only', 'no-submissions'])}>
      <PageHead title={title} description={t('correction.lead')} page="correction" parameter={slug} indexable={false} />
      {answer !== undefined && 'sent' in answer ? (
        <CorrectionSent slug={slug} name={name} sent={answer.sent} />
      ) : (
        <>
          <div>
            <h1>{title}</h1>
            <p className="lead">{asked === undefined ? t('correction.lead') : t('correction.askedLead')}</p>
            {asked !== undefined && (
              <p>
                <Link to={pathTo('correction', locale, slug)}>{t('correction.title', { name })}</Link>
              </p>
            )}
          </div>
          <CorrectionForm key={asked} {...{ slug, fields, asked, hasAnswers, openedAt, answer }} />
        </>
      )}
    </Stage>
  )
}
