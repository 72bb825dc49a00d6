// Every check of a change that needs neither a database nor a browser, two at a time:  npm run check
import { spawn } from 'node:child_process'

const bin = (name: string): string => `node_modules/.bin/${name}`

/** The longest first, so that the short ones fill what is left. */
const checks: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  'unit tests': ['npm', 'run', '--silent', 'test'],
  types: ['npm', 'run', '--silent', 'types'],
  lint: [bin('oxlint'), '--type-aware'],
  boundaries: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'scripts', 'e2e', 'tests'],
  catalogue: ['node', 'scripts/polydex/main.ts', 'catalogue', 'check', 'catalogue'],
  'unused code': [bin('knip')],
  format: [bin('oxfmt'), '--check'],
  messages: ['node', 'scripts/check-messages.ts'],
  migrations: ['node', 'scripts/migrations/main.ts'],
  commits: ['node', 'scripts/check-commits.ts'],
}

/** Runs one, prints what it said once it has ended, and returns whether it passed. */
async function perform([name, [program, ...words]]: [string, readonly [string, ...string[]]]): Promise<boolean> {
  const began = performance.now()
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve))
  process.stdout.write(Buffer.concat(said))
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  return code === 0
}

const waiting = Object.entries(checks)
const failed: string[] = []
async function performRest(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    if (!(await perform(next))) failed.push(next[0])
}
// Types of routes, which unused code and lint read too.
const isReady = await perform(['types of routes', ['npm', 'run', '--silent', 'typegen', '-w', 'apps/web']])
if (!isReady) failed.push('types of routes')
await Promise.all([performRest(), performRest()])
if (failed.length > 0) console.error(`FAILED: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
