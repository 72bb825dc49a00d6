import { logIn, signUp, type LogInInput } from '@polydex/contract/account'
import type { Endpoint } from '@polydex/contract/endpoint'
import { setFavorite } from '@polydex/contract/favorite'
import { requestConfirmation, requestReset } from '@polydex/contract/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/own-account'
import { submitTool } from '@polydex/contract/submission'
import { getSuggestions, getTools } from '@polydex/contract/tool'
import { showTrial } from '@polydex/contract/trial'
import { emailKeyOf } from '@polydex/core/mail/email-key'
import type { Session } from '@polydex/core/account/find-session'
import { isKnownDevice } from '@polydex/core/account/known-devices'
import type { Db } from '@polydex/core/db/connect'
import type { z } from 'zod'
import type { Subject } from './create-limits.ts'
import type { LimitName } from './limit-config.ts'
import { successes, wrongGuesses, type Counts } from './what-counts.ts'

export type LimitedCall<Input = unknown> = {
  db: Db
  input: Input
  session: Session | undefined
  /** Of the caller's address, the narrowest first. */
  networks: readonly Subject[]
}

type Subjects = readonly Subject[]

/** Who is counted in a limit, one after the other; none: nobody, this time. */
type Rule = {
  limit: LimitName
  /** Which calls stay counted when they have ended; without it all of them. */
  counts?: Counts
  subjectsOf: (call: LimitedCall) => Promise<Subjects> | Subjects
}

const one = (name: string | undefined): Subjects => (name === undefined ? [] : [{ name, weight: 1 }])
const networks = (call: LimitedCall): Subjects => call.networks
const account = ({ session }: LimitedCall): Subjects => one(session && String(session.accountId))

/** Whoever is logged in has a share of their own, whatever their network has used up. */
const accountOrNetworks = (call: LimitedCall): Subjects =>
  call.session === undefined ? call.networks : one(`account ${call.session.accountId}`)

/** The same for a device that the owner used before: a flood from the same network does not keep them out. */
const deviceOrNetworks = async (call: LimitedCall<LogInInput>): Promise<Subjects> => {
  const { email, device } = call.input
  return (await isKnownDevice(call.db, email, device)) ? one(`device ${device}`) : call.networks
}

const rule = <Input extends z.ZodType>(
  { path }: Endpoint<Input>,
  limit: LimitName,
  subjectsOf: (call: LimitedCall<z.output<Input>>) => ReturnType<Rule['subjectsOf']>,
  options: Pick<Rule, 'counts'> = {},
): [path: string, Rule] => [path, { limit, subjectsOf: subjectsOf as Rule['subjectsOf'], ...options }]

/** Guesses from a device that the owner used before are counted apart: strangers cannot use them up. */
const guesses = async ({ db, input }: LimitedCall<LogInInput>, wanted: 'known' | 'unknown'): Promise<Subjects> => {
  const { email, device } = input
  const isKnown = await isKnownDevice(db, email, device)
  if (isKnown !== (wanted === 'known')) return []
  return one(isKnown ? `${emailKeyOf(email)} ${device}` : emailKeyOf(email))
}

const rules = [
  rule(logIn, 'LIMIT_LOGIN', deviceOrNetworks),
  rule(logIn, 'LIMIT_LOGIN_ACCOUNT', (call) => guesses(call, 'unknown'), { counts: wrongGuesses }),
  rule(logIn, 'LIMIT_LOGIN_DEVICE', (call) => guesses(call, 'known'), { counts: wrongGuesses }),
  rule(signUp, 'LIMIT_SIGN_UP', networks),
  rule(requestReset, 'LIMIT_RESET', networks),
  rule(requestReset, 'LIMIT_RESET_ACCOUNT', ({ input }) => one(emailKeyOf(input.email))),
  rule(requestConfirmation, 'LIMIT_CONFIRM', account),
  rule(changePassword, 'LIMIT_PASSWORD', account, { counts: wrongGuesses }),
  rule(changePassword, 'LIMIT_PASSWORD_CHANGE', account, { counts: successes }),
  rule(deleteAccount, 'LIMIT_PASSWORD', account, { counts: wrongGuesses }),
  rule(submitTool, 'LIMIT_SUBMIT', accountOrNetworks, { counts: successes }),
  rule(submitTool, 'LIMIT_SUBMIT_ACCOUNT', account, { counts: successes }),
  rule(setFavorite, 'LIMIT_FAVORITES', account),
  rule(showTrial, 'LIMIT_TRIAL', account),
  // Without a text it is a list like any other, which caches keep.
  rule(getTools, 'LIMIT_SEARCH', (call) => (call.input.q === undefined ? [] : accountOrNetworks(call))),
  rule(getSuggestions, 'LIMIT_SUGGEST', accountOrNetworks),
]

/** The limits of each call, by its path. */
export const limitRules: ReadonlyMap<string, readonly Rule[]> = new Map(
  [...Map.groupBy(rules, ([path]) => path)].map(([path, list]) => [path, list.map(([, given]) => given)]),
)
