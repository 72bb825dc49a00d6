import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { StackOptions } from '../../../scripts/stack/stack.ts'
import { shortenMailing, shortenRules, type Pace } from './shorten-rules.ts'

const source = 'deploy/monitoring'

export type MonitoringPorts = Record<
  'prometheus' | 'alertmanager' | 'blackbox' | 'machine' | 'postgres' | 'edge' | 'mail',
  number
>

type Written = {
  /** Reads a file of deploy/monitoring/default: the arguments and variables that Debian's unit would pass. */
  readDefault: (name: string) => Promise<Record<string, string>>
}

/** Values in deploy/ and their replacements for this machine: addresses, ports and folders, nothing else. */
const listReplacements = (
  folder: string,
  { host, ports: site, instances: [first, second], folder: stackFolder }: StackOptions,
  ports: MonitoringPorts,
): [string, string][] => [
  ['https://example.org/', `https://${host}:${site.https}/`],
  ['mail.example.org:587', `${host}:${ports.mail}`],
  ['/etc/prometheus/', `${folder}/`],
  ['/var/lib/polydex/metrics', join(folder, 'metrics')],
  ['/var/log/nginx/', `${stackFolder}/edge/log/`],
  ['host=/run/postgresql', `host=127.0.0.1 port=${site.postgres} password=polydex`],
  ['PORT=3903', `PORT=${ports.edge}`],
  ...(
    [
      ['4201', `42${first}`],
      ['4202', `42${second}`],
      ['3201', `32${first}`],
      ['3202', `32${second}`],
      ['4301', `43${first}`],
      ['3903', ports.edge],
      ['9187', ports.postgres],
      ['9100', ports.machine],
      ['9115', ports.blackbox],
      ['9093', ports.alertmanager],
      ['9090', ports.prometheus],
    ] as const
  ).map(([from, to]): [string, string] => [`127.0.0.1:${from}`, `127.0.0.1:${to}`]),
]

/** Scrape interval in seconds on the faster clock: a window of five minutes, shortened to 10 s, holds three samples. */
const lookSeconds = 3

const hasten = (name: string, text: string, pace: Pace): string => {
  if (name === 'alerts.yml') return shortenRules(text, pace)
  if (name === 'alertmanager.yml') return shortenMailing(text, pace)
  return text
    .replace('scrape_interval: 15s', `scrape_interval: ${lookSeconds}s`)
    .replace('evaluation_interval: 15s', 'evaluation_interval: 1s')
}

/** Writes the files of deploy/monitoring for this machine; with a pace, for a faster clock. */
export async function writeMonitoringFiles(
  folder: string,
  stack: StackOptions,
  { ports, pace }: { ports: MonitoringPorts; pace: Pace | undefined },
): Promise<Written> {
  const replacements = listReplacements(folder, stack, ports)
  const adapt = (text: string) => replacements.reduce((now, [from, to]) => now.replaceAll(from, to), text)
  for (const name of ['metrics', 'mtail', 'prometheus-data', 'alertmanager-data'])
    await mkdir(join(folder, name), { recursive: true })
  for (const name of (await readdir(source)).filter((file) => file.endsWith('.yml') && !file.includes('.test.'))) {
    const text = adapt(await readFile(join(source, name), 'utf8'))
    await writeFile(join(folder, name), pace === undefined ? text : hasten(name, text, pace))
  }
  await cp(join(source, 'edge.mtail'), join(folder, 'mtail/edge.mtail'))
  await writeFile(join(folder, 'mail-password'), 'a password of this drill', { mode: 0o600 })
  const readDefault = async (name: string) => {
    const text = adapt(await readFile(join(source, 'default', name), 'utf8'))
    return parseEnv(text) as Record<string, string>
  }
  return { readDefault }
}
