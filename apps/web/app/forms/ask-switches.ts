import { getSettings } from '@polydex/contract/settings'
import type { SwitchName } from '@polydex/contract/switch'
import type { CallApi } from '../api/call-api.ts'

/** What is switched off. A form that needs nothing else of the API is shown also while that is away. */
export const askSwitches = (callApi: CallApi): Promise<readonly SwitchName[]> =>
  callApi(getSettings, {}).then(
    ({ switches }) => switches,
    () => [],
  )
