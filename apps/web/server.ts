import type { ServerBuild } from 'react-router'
import { loadConfig } from './config.ts'
import { createServer, serveBuild } from './server/create-server.ts'

const config = loadConfig(process.env)

const server = createServer({ config, ...(config.NODE_ENV === 'development' ? await startVite() : await loadBuild()) })
const listening = server.listen(config.WEB_PORT, config.WEB_HOST, () => {
  console.log(`web on ${config.SITE_ORIGIN}`)
})
process.once('SIGTERM', () => listening.close())
process.once('SIGINT', () => listening.close())

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
