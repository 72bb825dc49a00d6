import { once } from 'node:events'
import { runProcess } from '@polydex/process/run-process'
import type { ServerBuild } from 'react-router'
import { loadConfig } from './config.ts'
import { createServer, serveBuild } from './server/create-server.ts'

await runProcess({
  app: 'web',
  loadConfig,
  start: async (config, log) => {
    const parts = config.NODE_ENV === 'development' ? await startVite() : await loadBuild()
    const listening = createServer({ config, ...parts }).listen(config.WEB_PORT, config.WEB_HOST)
    await once(listening, 'listening')
    log.info(`web on ${config.SITE_ORIGIN}`)
    return async () => {
      listening.close()
      await once(listening, 'close')
    }
  },
})

async function loadBuild() {
  const folder = new URL('build/', import.meta.url)
  // The path is only known after a build, so it cannot be a plain import.
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild
  return { build, assets: serveBuild(new URL('client', folder).pathname) }
}

async function startVite() {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ root: import.meta.dirname, server: { middlewareMode: true } })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  return { build, assets: [vite.middlewares] }
}
