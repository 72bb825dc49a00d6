import type { Claim } from '@polydex/contract/case/claim'

/**
 * How far an account has come: no account, no claim, no proof yet, waiting for an editor, declined, verified, or accepted
 * but without a proof for too long.
 */
export type MakerState = 'visitor' | 'none' | 'unproven' | 'waiting' | 'declined' | 'verified' | 'lapsed'

/** Undefined: the visitor is not logged in. */
export function makerStateOf(claim: Claim | null | undefined): MakerState {
  if (claim === undefined) return 'visitor'
  if (claim === null) return 'none'
  if (claim.isVerified) return 'verified'
  if (claim.case === null) return 'unproven'
  const { status } = claim.case
  if (status === 'declined') return 'declined'
  return status === 'accepted' ? 'lapsed' : 'waiting'
}
