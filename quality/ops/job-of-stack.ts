// Stub of `polydex worker npm run job <name>` for the commands of deploy/, on a stack on this machine:
//   node quality/ops/job-of-stack.ts <folder of the stack> <port of PostgreSQL> <name>
import { spawnSync } from 'node:child_process'
import { settingsOfUnit } from '../../scripts/stack/stack.ts'

const [folder = '', postgres, name = ''] = process.argv.slice(2)
const options = { folder, ports: { postgres: Number(postgres), redis: 0, http: 0, https: 0 } }
const env = { ...process.env, NODE_ENV: 'production', ...(await settingsOfUnit(options, 'polydex-worker')) }
process.exitCode =
  spawnSync(process.execPath, ['apps/worker/src/run-job.ts', name], { env, stdio: 'inherit' }).status ?? 1
