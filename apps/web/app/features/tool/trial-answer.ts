import type { Trial } from '@polydex/contract/trial'

/** What came of asking for a tool's trial login. */
export type TrialAnswer = { kind: 'shown'; trial: Trial } | { kind: 'visitor' } | { kind: 'failed' }
