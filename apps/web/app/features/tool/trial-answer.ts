import type { Trial } from '@polydex/contract/case/trial'

/** The outcome of requesting a tool's trial login. */
export type TrialAnswer = { kind: 'shown'; trial: Trial } | { kind: 'visitor' } | { kind: 'failed' }
