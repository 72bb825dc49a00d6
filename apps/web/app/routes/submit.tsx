import { getCategoryGroups } from '@polydex/contract/tool/category'
import { getSettings } from '@polydex/contract/http/settings'
import type { InputOf } from '@polydex/contract/http/endpoint'
import { submitTool } from '@polydex/contract/case/submission'
import { throwPageFailure } from '../request/page-failure.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { isRobot, openedAt } from '../forms/is-robot.ts'
import { readSubmission } from '../features/submission/read-submission.ts'
import { SubmissionSent } from '../features/submission/submission-sent.tsx'
import { Submission } from '../features/submission/submission.tsx'
import { ToolCard } from '../features/card/tool-card.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { switchText } from '../forms/switch-text.ts'
import { returnForm, returnRobot } from '../forms/return-form.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/submit.ts'

type Input = InputOf<typeof submitTool>
/** As sent: the API knows the valid values. */
type PricingInput = NonNullable<Input['pricing']>
type LanguageInput = NonNullable<Input['languages']>

/** Milliseconds. A person needs longer to type a name, an address and a sentence. */
const minMs = 3_000
/** Longer names are rejected. */
const longestName = 80

/** A search without results passes its text on as the name. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const [{ groups }, { trials, answers, switches }] = await Promise.all([
    callApi(getCategoryGroups, { locale: context.get(localeContext) }),
    callApi(getSettings, {}),
  ]).catch(throwPageFailure)
  const { name = '' } = queryOf(request, 'submit')
  return {
    groups,
    hasTrials: trials,
    hasAnswers: answers,
    switches,
    name: Array.from(name).slice(0, longestName).join(''),
    openedAt: openedAt(Date.now()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = readSubmission(form)
  if (isRobot(form, Date.now(), minMs)) return returnRobot(values)
  const { openedAt: _, pricing, ...sent } = values
  const input = {
    ...sent,
    ...(pricing !== '' && { pricing: pricing as PricingInput }),
    languages: values.languages as LanguageInput,
    replyTo: values.replyTo || undefined,
    trialAccount: values.trialAccount || undefined,
    trialPassword: readText(form, 'trialPassword') || undefined,
    locale: context.get(localeContext),
  }
  return context
    .get(apiContext)(submitTool, input)
    .then(
      ({ id, reference }) => ({
        sent: { name: values.name.trim(), id, reference, isMailed: values.replyTo !== '' },
      }),
      (error: unknown) => returnForm(error, values),
    )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

export default function SubmitPage({ loaderData: { switches, ...loaderData }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Stage notice={switchText(t, switches, ['read-only', 'no-submissions'])}>
      <PageHead title={t('submit.title')} description={t('submit.headDescription')} page="submit" />
      {actionData !== undefined && 'sent' in actionData ? (
        <SubmissionSent sent={actionData.sent} />
      ) : (
        <Submission {...loaderData} answer={actionData} Card={ToolCard} />
      )}
    </Stage>
  )
}
