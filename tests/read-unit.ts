import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { readEnv, type Environment } from './settings.ts'

export const unitsFolder = 'deploy/systemd'

type Unit = {
  /** Arguments of the program, which is Node. */
  words: string[]
  environment: Environment
  memoryMax: string | undefined
}

/**
 * The command that systemd would start for a unit of deploy/systemd, such as `polydex-api@01`, with its settings of
 * deploy/env.
 */
export async function readUnit(name: string): Promise<Unit> {
  const [process = '', instance] = name.split('@')
  const file = instance === undefined ? `${process}.service` : `${process}@.service`
  const text = (await readFile(`${unitsFolder}/${file}`, 'utf8')).replaceAll('%i', instance ?? '')
  const valuesOf = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value = '']) => value)
  const files = await Promise.all(valuesOf('EnvironmentFile').map((path) => readEnv(basename(path))))
  const own = valuesOf('Environment').flatMap((line) => line.split(' '))
  const [, ...words] = (valuesOf('ExecStart')[0] ?? '').split(' ')
  const environment = Object.assign({ NODE_ENV: 'production' }, ...files, parseEnv(own.join('\n'))) as Environment
  return { words, environment, memoryMax: valuesOf('MemoryMax')[0] }
}
