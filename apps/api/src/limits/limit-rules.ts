import { logIn, signUp, type LogInInput } from '@polydex/contract/account'
import type { Endpoint } from '@polydex/contract/endpoint'
import { setFavorite } from '@polydex/contract/favorite'
import { requestConfirmation, requestReset } from '@polydex/contract/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/own-account'
import { submitTool } from '@polydex/contract/submission'
import { getSuggestions, getTools } from '@polydex/contract/tool'
import { showTrial } from '@polydex/contract/trial'
import { emailKeyOf } from '@polydex/core/account/email-key'
import type { Session } from '@polydex/core/account/find-session'
import { isKnownDevice } from '@polydex/core/account/is-known-device'
import type { Db } from '@polydex/core/db/connect'
import type { z } from 'zod'
import type { LimitName } from './limit-config.ts'
import { successes, wrongGuesses, type Counts } from './what-counts.ts'

export type LimitedCall<Input = unknown> = { db: Db; input: Input; session: Session | undefined; network: string }

/** Who is counted in a limit; undefined: nobody, this time. */
type Rule = {
  limit: LimitName
  /** Which calls stay counted when they have ended; without it all of them. */
  counts?: Counts
  subjectOf: (call: LimitedCall) => Promise<string | undefined> | string | undefined
}

const network = ({ network: name }: LimitedCall): string => name
const account = ({ session }: LimitedCall) => session && String(session.accountId)

const rule = <Input extends z.ZodType>(
  { path }: Endpoint<Input>,
  limit: LimitName,
  subjectOf: (call: LimitedCall<z.output<Input>>) => ReturnType<Rule['subjectOf']>,
  options: Pick<Rule, 'counts'> = {},
): [path: string, Rule] => [path, { limit, subjectOf: subjectOf as Rule['subjectOf'], ...options }]

/** Guesses from a device that the owner used before are counted apart: strangers cannot use them up. */
const guesses = async ({ db, input }: LimitedCall<LogInInput>, wanted: 'known' | 'unknown') => {
  const { email, device } = input
  const isKnown = await isKnownDevice(db, email, device)
  if (isKnown !== (wanted === 'known')) return undefined
  return isKnown ? `${emailKeyOf(email)} ${device}` : emailKeyOf(email)
}

const rules = [
  rule(logIn, 'LIMIT_LOGIN', network),
  rule(logIn, 'LIMIT_LOGIN_ACCOUNT', (call) => guesses(call, 'unknown'), { counts: wrongGuesses }),
  rule(logIn, 'LIMIT_LOGIN_DEVICE', (call) => guesses(call, 'known'), { counts: wrongGuesses }),
  rule(signUp, 'LIMIT_SIGN_UP', network),
  rule(requestReset, 'LIMIT_RESET', network),
  rule(requestReset, 'LIMIT_RESET_ACCOUNT', ({ input }) => emailKeyOf(input.email)),
  rule(requestConfirmation, 'LIMIT_CONFIRM', account),
  rule(changePassword, 'LIMIT_PASSWORD', account, { counts: wrongGuesses }),
  rule(changePassword, 'LIMIT_PASSWORD_CHANGE', account, { counts: successes }),
  rule(deleteAccount, 'LIMIT_PASSWORD', account, { counts: wrongGuesses }),
  rule(submitTool, 'LIMIT_SUBMIT', network),
  rule(submitTool, 'LIMIT_SUBMIT_ACCOUNT', account),
  rule(setFavorite, 'LIMIT_FAVORITES', account),
  rule(showTrial, 'LIMIT_TRIAL', account),
  // Without a text it is a list like any other, which caches keep.
  rule(getTools, 'LIMIT_SEARCH', (call) => (call.input.q === undefined ? undefined : call.network)),
  rule(getSuggestions, 'LIMIT_SUGGEST', network),
]

/** The limits of each call, by its path. */
export const limitRules: ReadonlyMap<string, readonly Rule[]> = new Map(
  [...Map.groupBy(rules, ([path]) => path)].map(([path, list]) => [path, list.map(([, given]) => given)]),
)
