import { thisSite } from '@polydex/contract/site/site'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import type { Challenges } from '@polydex/core/editor/challenge'
import { checkInvitation } from '@polydex/core/editor/invitation'
import { enrolPasskey, findPasskey, notePasskeyUse } from '@polydex/core/editor/passkey'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { DeskConfig } from '../config.ts'

type Parts = { db: Db; config: DeskConfig; challenges: Challenges }

const expected = ({ config }: Parts, expectedChallenge: (challenge: string) => boolean) => ({
  expectedChallenge,
  expectedOrigin: config.DESK_URL.origin,
  expectedRPID: config.DESK_URL.hostname,
  requireUserVerification: true,
})

const refuse = () => new AppError('wrong_credentials', 'The passkey was not accepted')

/**
 * Verifies a signature with the library, which passes in the challenge that was signed; each is accepted once. Throws
 * `wrong_credentials`.
 */
async function verifyOnce<Result extends { verified: boolean }>(
  parts: Parts,
  verify: (expectation: ReturnType<typeof expected>) => Promise<Result>,
): Promise<Result> {
  const { challenges } = parts
  let signed = Buffer.alloc(0)
  const isExpected = (challenge: string): boolean => {
    signed = Buffer.from(challenge, 'base64url')
    return challenges.isValid(signed, new Date())
  }
  const result = await verify(expected(parts, isExpected)).catch(() => {
    throw refuse()
  })
  if (!result.verified || !(await challenges.use(signed))) throw refuse()
  return result
}

/** Options for the browser to create a passkey for an invited editor. Throws `link_ended`. */
export async function offerEnrolment({ db, config, challenges }: Parts, key: string) {
  const { accountId, name } = await checkInvitation(db, key)
  return generateRegistrationOptions({
    rpName: `${thisSite.name} desk`,
    rpID: config.DESK_URL.hostname,
    userName: name,
    userID: new TextEncoder().encode(String(accountId)),
    challenge: makeChallenge(challenges),
    attestationType: 'none',
    // The passkey alone identifies the editor, and requires a fingerprint, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores the passkey of an invited editor; returns the editor's account. Throws `wrong_credentials` or `link_ended`. */
export async function enrol(parts: Parts, key: string, response: RegistrationResponseJSON): Promise<number> {
  const { accountId } = await checkInvitation(parts.db, key)
  const { registrationInfo } = await verifyOnce(parts, (expectation) =>
    verifyRegistrationResponse({ response, ...expectation }),
  )
  if (registrationInfo === undefined) throw refuse()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const passkey = { id, accountId, publicKey: Buffer.from(publicKey), signCount: counter, transports: [...transports] }
  await enrolPasskey(parts.db, key, passkey)
  return accountId
}

export const offerSignIn = ({ config, challenges }: Parts) =>
  generateAuthenticationOptions({
    rpID: config.DESK_URL.hostname,
    challenge: makeChallenge(challenges),
    userVerification: 'required',
  })

/** The account of the editor whose passkey signed. Throws `wrong_credentials`. */
export async function signIn(parts: Parts, response: AuthenticationResponseJSON): Promise<number> {
  const passkey = await findPasskey(parts.db, response.id)
  if (passkey === undefined) throw refuse()
  const { id, accountId, publicKey, signCount } = passkey
  const credential = { id, publicKey: new Uint8Array(publicKey), counter: signCount }
  const { authenticationInfo } = await verifyOnce(parts, (expectation) =>
    verifyAuthenticationResponse({ response, ...expectation, credential }),
  )
  await notePasskeyUse(parts.db, id, authenticationInfo.newCounter)
  return accountId
}

const makeChallenge = ({ create }: Challenges): Uint8Array<ArrayBuffer> => new Uint8Array(create(new Date()))
