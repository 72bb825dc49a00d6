import { siteSettings } from '@polydex/contract/site/load-site'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openInnerListener } from '@polydex/process/inner-listener'
import { collectErrors } from '@polydex/process/collect-errors'
import { runProcess } from '@polydex/process/run-process'
import type { ServerBuild } from 'react-router'
import { errorsPath, type ErrorReport } from '@polydex/contract/http/counted-error'
import { innerSecretHeader } from '@polydex/contract/http/inner-secret'
import { resolveApiBase } from './app/api/api-base.ts'
import { loadConfig, type WebConfig } from './config.ts'
import { contactExpiry } from './operator-config.ts'
import { createServer } from './server/create-server.ts'
import { serveBuild } from './server/files/serve-files.ts'
import { createDrawQueue } from './server/share/draw-queue.ts'
import { warmUp } from './server/warm-up.ts'
import { openWebListener } from './server/http/web-listener.ts'
import { createWebMetrics, type WebMetrics } from './server/web-metrics.ts'

/** Milliseconds. Only the shutdown of the process waits for a report. */
const timeoutMs = 2_000

/** Sends errors to the API, which has the database. Bypasses the circuit breaker of pages: a lost report must not open it. */
function reportErrors(config: WebConfig): (report: ErrorReport) => Promise<void> {
  const address = new URL(errorsPath, resolveApiBase(config, 'server'))
  return async (report) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [innerSecretHeader]: config.INNER_SECRET ?? '' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    // A 4xx is not retried: in development the API may lack this call, and will lack it the next time too.
    if (response.status >= 500) throw new Error(`could not report errors: the API answered ${response.status}`)
  }
}

await runProcess({
  app: 'web',
  loadConfig,
  start: async (config, log) => {
    const parts = config.NODE_ENV === 'development' ? await startVite() : await loadBuild()
    const metrics = createWebMetrics()
    const app = createServer({ config, metrics, own: siteSettings, ...parts })
    const errors = collectErrors(reportErrors(config))
    await warmUp(app, config.WARM_UP_SECONDS)
    const listener = await openWebListener(app, config.WEB_HOST, config.WEB_PORT)
    const inner = await openInner(config, metrics)
    const { OPERATOR_CHECKED_ON: checkedOn } = config
    if (checkedOn !== undefined && contactExpiry(checkedOn) <= new Date())
      log.warn('security.txt has expired: check the contact data, then set OPERATOR_CHECKED_ON to today')
    log.info(`web serving ${config.SITE_ORIGIN}`)
    return async () => {
      await listener.close()
      await inner?.close()
      await errors.end()
    }
  },
})

/** Ready once the API can be reached. The API reports on its own whether it can do its work. */
async function openInner(config: WebConfig, { registry }: WebMetrics): Promise<{ close: () => Promise<void> } | null> {
  const { WEB_INNER_HOST: host, WEB_INNER_PORT: port } = config
  if (port === 0) return null
  const health = new URL('/healthz', resolveApiBase(config, 'server'))
  const isReady = async () => {
    await fetch(health, { signal: AbortSignal.timeout(1_000) })
    return {}
  }
  return openInnerListener({ host, port, registry, isReady })
}

async function loadBuild() {
  const folder = new URL('build/', import.meta.url)
  // The path exists only after a build, so this cannot be a static import.
  const code = new URL('server/index.js', folder)
  const build = (await import(code.href)) as ServerBuild
  const release = createHash('sha256')
    .update(await readFile(code))
    .digest('base64url')
  const draw = createDrawQueue({ build: folder.pathname })
  return { build, release, assets: serveBuild(new URL('client', folder).pathname), draw }
}

async function startVite() {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ root: import.meta.dirname, server: { middlewareMode: true } })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  return { build, assets: [vite.middlewares] }
}
