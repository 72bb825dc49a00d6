import { getSettings } from '@polydex/contract/http/settings'
import type { SwitchName } from '@polydex/contract/http/switch'
import type { CallApi } from '../api/call-api.ts'

/** The switches that are on. None if the API is down: a form that needs nothing else from it is still shown. */
export const askSwitches = (callApi: CallApi): Promise<readonly SwitchName[]> =>
  callApi(getSettings, {}).then(
    ({ switches }) => switches,
    () => [],
  )
