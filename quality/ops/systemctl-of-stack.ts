// Stub of systemctl for the commands of deploy/, on a stack on this machine:
//   node quality/ops/systemctl-of-stack.ts <folder of the stack> <port of PostgreSQL> <arguments of systemctl>
// Processes, links and health are real; only systemd is missing. npm run quality:install runs it.
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readStack, startAgain, stopUnit } from '../../scripts/stack/stack.ts'

const [folder = '', postgres, ...words] = process.argv.slice(2)
const options = { folder, ports: { postgres: Number(postgres), redis: 0, http: 0, https: 0 } }
const root = process.env['POLYDEX_ROOT']
const [verb = '', unit = ''] = words.filter((word) => !word.startsWith('--'))
const name = unit.replace(/\.service$/, '')

const stop = async () => {
  const ms = await stopUnit(folder, name)
  if (ms > 0) await appendFile(join(folder, 'stops'), `${name} ${Math.round(ms)}\n`)
}
const start = () => startAgain(options, name, root && join(root, 'current'))

const verbs: Record<string, () => Promise<void>> = {
  stop,
  restart: async () => {
    await stop()
    await start()
  },
  reload: async () => {
    const { pid } = (await readStack(folder)).find((one) => one.name === unit) ?? {}
    if (pid !== undefined) process.kill(pid, 'SIGHUP')
  },
  // Would run the migrations: the stack has run them already, and a drill's releases bring none.
  start: async () => {},
  'is-active': async () => {},
  show: async () => {
    const units = (await readStack(folder)).map((one) => one.name).filter((each) => each.startsWith('polydex-'))
    console.log(units.map((each) => `${each}.service`).join(' '))
  },
}
await verbs[verb]?.()
