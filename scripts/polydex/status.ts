import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ask, isMachine, root, versionOf } from './machine.ts'

const print = (name: string, ...words: string[]): void => {
  const [state = '', ...more] = words
  console.log(`${name.padEnd(26)} ${state.padEnd(9)} ${more.join(' ')}`.trimEnd())
}

const show = (property: string, unit: string): string =>
  ask('systemctl', ['show', `--property=${property}`, '--value', unit])

/** Prints the state of a unit; returns whether it is active. */
function showUnit(unit: string, isDetailed: boolean): boolean {
  const state = spawnSync('systemctl', ['is-active', unit], { encoding: 'utf8' }).stdout.trim()
  const since = isDetailed
    ? `since ${show('ActiveEnterTimestamp', unit)}, restarted ${show('NRestarts', unit)} times`
    : ''
  print(unit.replace(/\.service$/, ''), state, since)
  return state === 'active'
}

function showMachine(): boolean[] {
  for (const link of ['current', 'previous', 'next']) print(`release (${link})`, versionOf(link) ?? 'none')
  const units = show('Wants', 'polydex.target').split(/\s+/).toSorted()
  const states = [
    ...units.map((unit) => showUnit(unit, true)),
    ...['nginx', 'postgresql@15-main', 'redis-server'].map((unit) => showUnit(unit, false)),
  ]
  for (const folder of ['/', '/var'])
    print(`disk ${folder}`, ask('df', ['--output=pcent', folder]).split('\n').at(-1)?.trim() ?? '', 'used')
  return states
}

/** What runs and whether it is healthy; in a work tree only what the database knows. */
export function showStatus(): number {
  const states = isMachine ? showMachine() : []
  for (const words of [['switch'], ['jobs'], ['errors', '--hours', '1']]) {
    const { status } = spawnSync(process.execPath, [process.argv[1] ?? '', ...words], { stdio: 'inherit' })
    states.push(status === 0)
  }
  return states.every(Boolean) ? 0 : 1
}

/** Runs a script of deploy/commands: a backup as the user of PostgreSQL, a restore as root. */
export function runScript(name: 'backup' | 'restore', words: readonly string[]): number {
  const command = ['bash', join(root, `current/deploy/commands/${name}.sh`), ...words]
  const [program = '', ...rest] = name === 'backup' ? ['runuser', '-u', 'postgres', '--', ...command] : command
  return spawnSync(program, rest, { stdio: 'inherit', cwd: '/' }).status ?? 1
}
