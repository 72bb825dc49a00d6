import { showTrial } from '@polydex/contract/trial'
import { expect, it } from 'vitest'
import { trialPath } from './trial-login.tsx'

it('D3.1c the trial login is asked for as the contract spells it', () => {
  expect(trialPath).toBe(showTrial.path)
})
