import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import { createChallenge, useChallenge } from '@polydex/core/editor/challenge'
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

type Parts = { db: Db; config: DeskConfig }

/** A challenge is accepted once; the library passes in the signed one. */
const takesChallenge = (db: Db) => (challenge: string) => useChallenge(db, Buffer.from(challenge, 'base64url'))

const expected = ({ db, config }: Parts) => ({
  expectedChallenge: takesChallenge(db),
  expectedOrigin: config.DESK_URL.origin,
  expectedRPID: config.DESK_URL.hostname,
  requireUserVerification: true,
})

const refuse = () => new AppError('wrong_credentials', 'The passkey was not accepted')

/** Options for the browser to create a passkey for an invited editor. Throws `link_ended`. */
export async function offerEnrolment({ db, config }: Parts, key: string) {
  const { accountId, name } = await checkInvitation(db, key)
  return generateRegistrationOptions({
    rpName: 'Polydex desk',
    rpID: config.DESK_URL.hostname,
    userName: name,
    userID: new TextEncoder().encode(String(accountId)),
    challenge: await makeChallenge(db),
    attestationType: 'none',
    // The passkey alone identifies the editor, and requires a fingerprint, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores the passkey of an invited editor; returns the editor's account. Throws `wrong_credentials` or `link_ended`. */
export async function enrol(parts: Parts, key: string, response: RegistrationResponseJSON): Promise<number> {
  const { accountId } = await checkInvitation(parts.db, key)
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected(parts) }).catch(
    () => {
      throw refuse()
    },
  )
  if (!verified || registrationInfo === undefined) throw refuse()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const passkey = { id, accountId, publicKey: Buffer.from(publicKey), signCount: counter, transports: [...transports] }
  await enrolPasskey(parts.db, key, passkey)
  return accountId
}

export const offerSignIn = async ({ db, config }: Parts) =>
  generateAuthenticationOptions({
    rpID: config.DESK_URL.hostname,
    challenge: await makeChallenge(db),
    userVerification: 'required',
  })

/** The account of the editor whose passkey signed. Throws `wrong_credentials`. */
export async function signIn(parts: Parts, response: AuthenticationResponseJSON): Promise<number> {
  const passkey = await findPasskey(parts.db, response.id)
  if (passkey === undefined) throw refuse()
  const { id, accountId, publicKey, signCount } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected(parts),
    credential: { id, publicKey: new Uint8Array(publicKey), counter: signCount },
  }).catch(() => {
    throw refuse()
  })
  if (!verified) throw refuse()
  await notePasskeyUse(parts.db, id, authenticationInfo.newCounter)
  return accountId
}

const makeChallenge = async (db: Db): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await createChallenge(db))
