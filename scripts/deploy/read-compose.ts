import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { readEnv, type Environment } from './settings.ts'

export type Service = {
  image: string
  build?: { target: string }
  command?: string[]
  environment?: Record<string, string | number>
  env_file?: string[]
  volumes?: string[]
  ports?: string[]
  networks: Record<string, { ipv4_address?: string }>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { disable?: boolean; test?: string[] }
  profiles?: string[]
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  restart?: string
  mem_limit?: string
  pids_limit?: number
  stop_grace_period?: string
}
type Network = { internal?: boolean; driver_opts?: Record<string, string> } | null

export const composeText = await readFile('deploy/containers/compose.yaml', 'utf8')
const document = parse(composeText, { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, Network>
}
export const { services, networks } = document

/** Names of the passwords that Compose puts into addresses. */
export const passwordNames = Object.keys(parseEnv(await readFile('deploy/containers/passwords.env', 'utf8')))

/** The service with this name, which must exist. */
export function getService(name: string): Service {
  const service = services[name]
  if (service === undefined) throw new Error(`no service ${name}`)
  return service
}

/** The process that a service runs, as in the name of its unit: web-02 is a web. Undefined: not one of ours. */
export function processOf(name: string): string | undefined {
  const [word = ''] = name.split('-')
  return ['api', 'web', 'worker', 'desk', 'migrate'].includes(word) ? word : undefined
}

/**
 * The environment in which Docker starts a service: the image's, its env files, and its own values with passwords
 * inserted.
 */
export async function environmentOf(name: string): Promise<Environment> {
  const { env_file: files = [], environment = {} } = getService(name)
  const read = await Promise.all(files.map((file) => readEnv(basename(file))))
  const own = Object.entries(environment).map(([key, value]) => [
    key,
    String(value).replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, password: string) => `secret-of-${password}`),
  ])
  return Object.assign({ NODE_ENV: 'production' }, ...read, Object.fromEntries(own)) as Environment
}
