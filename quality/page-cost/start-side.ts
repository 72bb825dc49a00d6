import { startApi, type RunningApi } from '../../tests/start-api.ts'
import { startWeb, type RunningWeb } from '../../tests/start-site.ts'

export type Side = { name: 'old' | 'new'; api: RunningApi; web: RunningWeb; stop: () => Promise<void> }

/** A built tree as it runs in production: one api, one web. Two trees may use the same database. */
export async function startSide(name: Side['name'], folder: string, databaseUrl: string): Promise<Side> {
  const api = await startApi(databaseUrl, { LOG_LEVEL: 'error' }, folder)
  const web = await startWeb(api.innerOrigin, {}, folder).catch(async (error: unknown) => {
    await api.stop()
    throw error
  })
  const stop = async () => {
    await web.stop()
    await api.stop()
  }
  return { name, api, web, stop }
}
