import type { LimitSubject } from '@polydex/contract/http/call'
import { emailKeyOf } from '@polydex/core/mail/email-key'
import type { Session } from '@polydex/core/account/find-session'
import { isKnownDevice } from '@polydex/core/account/known-devices'
import type { Db } from '@polydex/core/db/connect'
import type { Subject } from './create-limits.ts'

export type LimitedCall = {
  db: Db
  /** Parsed by the call's schema; subjects that read one of its fields are used only by calls that have the field. */
  input: unknown
  session: Session | undefined
  /** Networks of the caller's address, the narrowest first. */
  networks: readonly Subject[]
}

type Subjects = readonly Subject[]
type FindSubjects = (call: LimitedCall) => Promise<Subjects> | Subjects

const one = (name: string | undefined): Subjects => (name === undefined ? [] : [{ name, weight: 1 }])

/** Credentials of a login. */
const loginOf = ({ input }: LimitedCall) => input as { email: string; device?: string | undefined }

/** Guesses from a device that the account used before are counted apart: strangers cannot use up that allowance. */
const guesses = async (call: LimitedCall, wanted: 'known' | 'unknown'): Promise<Subjects> => {
  const { email, device } = loginOf(call)
  const isKnown = await isKnownDevice(call.db, email, device)
  if (isKnown !== (wanted === 'known')) return []
  return one(isKnown ? `${emailKeyOf(email)} ${device}` : emailKeyOf(email))
}

const finders: Record<LimitSubject, FindSubjects> = {
  network: ({ networks }) => networks,
  account: ({ session }) => one(session && String(session.accountId)),
  // A caller with a session has an allowance of their own, whatever their network has used up.
  'account or network': ({ session, networks }) =>
    session === undefined ? networks : one(`account ${session.accountId}`),
  // Likewise for a device that the account used before: a flood from the same network does not lock it out.
  'known device or network': async (call) => {
    const { email, device } = loginOf(call)
    return (await isKnownDevice(call.db, email, device)) ? one(`device ${device}`) : call.networks
  },
  email: (call) => one(emailKeyOf(loginOf(call).email)),
  'email on a known device': (call) => guesses(call, 'known'),
  'email on an unknown device': (call) => guesses(call, 'unknown'),
}

/** Subjects that a limit counts this call for, in this order; empty: the limit does not count it. */
export const subjectsOf = (subject: LimitSubject, call: LimitedCall): Promise<Subjects> | Subjects =>
  finders[subject](call)
