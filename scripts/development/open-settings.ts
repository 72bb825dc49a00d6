import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const parse = (file: string | undefined): NodeJS.Dict<string> =>
  file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'))

/**
 * Reads the environment again, like scripts/run.sh: the file with the settings, overridden by the variables that this
 * process was given. `started` is its environment, in which Node has already merged the two.
 */
export function openSettings(started: NodeJS.ProcessEnv): () => NodeJS.ProcessEnv {
  const option = '--env-file='
  const file = process.execArgv.find((word) => word.startsWith(option))?.slice(option.length)
  const before = parse(file)
  const given = Object.fromEntries(Object.entries(started).filter(([name, value]) => before[name] !== value))
  return () => ({ ...parse(existsSync('.env') ? '.env' : file), ...given })
}
