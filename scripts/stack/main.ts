// Runs the whole site on this machine as in deploy/:  npm run stack up|down|status [-- --catalogue catalogue]
// nginx with a self-signed certificate → 2 web → 2 api → PostgreSQL and Redis, plus the worker.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { downStack, isAlive, readStack, upStack, type StackOptions } from './stack.ts'

const { values, positionals } = parseArgs({
  options: { catalogue: { type: 'string', default: 'catalogue' } },
  allowPositionals: true,
})
const options: StackOptions = {
  folder: process.env['POLYDEX_STACK'] ?? join('/var/tmp', `polydex-stack-${process.getuid?.() ?? 0}`),
  host: 'localhost',
  ports: { http: 8080, https: 8443, postgres: 54330, redis: 63830 },
  instances: ['01', '02'],
  catalogue: values.catalogue,
}
const running = (await readStack(options.folder)).filter(isAlive)

const verbs: Record<string, () => Promise<void>> = {
  up: async () => {
    if (running.length === 0) await upStack(options, (text) => console.log(text))
    console.log(`https://${options.host}:${options.ports.https} (self-signed certificate: accept it)`)
  },
  down: async () => {
    await downStack(options)
    console.log('stopped')
  },
  status: async () => {
    for (const { name, pid } of running) console.log(`${name} is running as ${pid}`)
    if (running.length === 0) console.log('the stack is not running')
    process.exitCode = running.length === 0 ? 1 : 0
  },
}
const verb = verbs[positionals[0] ?? '']
if (verb === undefined) {
  console.error(`Usage: npm run stack ${Object.keys(verbs).join('|')}`)
  process.exitCode = 2
} else await verb()
