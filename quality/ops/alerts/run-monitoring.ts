import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '../../../scripts/wait-for.ts'
import type { StackOptions } from '../../../scripts/stack/stack.ts'
import { findFreePort } from '../../../tests/start-program.ts'
import { writeMonitoringFiles, type MonitoringPorts } from './monitoring-files.ts'
import { fetchMonitoringPrograms, type MonitoringProgram } from './monitoring-programs.ts'
import type { Pace } from './shorten-rules.ts'

export type Monitoring = {
  folder: string
  prometheus: string
  alertmanager: string
  /** The file that the node exporter reads as /proc/meminfo; undefined if it reads the real one. */
  memoryFile: string | undefined
  stop: () => Promise<void>
}

type Options = {
  mailPort: number
  /** Self-signed certificates that the programs trust here, as they trust certificate authorities in production. */
  trusted: string
  /** A faster clock, and a meminfo that the drill can forge; without it everything is as in production. */
  pace?: Pace
}

/** Starts Debian's Prometheus, Alertmanager and exporters with the files of deploy/monitoring, beside a running stack. */
export async function runMonitoring(stack: StackOptions, { mailPort, trusted, pace }: Options): Promise<Monitoring> {
  const { pathOf, share } = await fetchMonitoringPrograms()
  const folder = join(stack.folder, 'monitoring')
  await mkdir(join(folder, 'log'), { recursive: true })
  const ports = { ...(await findPorts()), mail: mailPort }
  const { readDefault } = await writeMonitoringFiles(folder, stack, { ports, pace })
  const children: ChildProcess[] = []
  const start = async (program: MonitoringProgram, words: readonly string[] = [], before: readonly string[] = []) => {
    const { ARGS = '', ...environment } = await readDefault(program)
    const log = openSync(join(folder, 'log', `${program}.log`), 'a')
    const [command = '', ...rest] = [...before, pathOf(program), ...ARGS.split(' ').filter(Boolean), ...words]
    const env = { PATH: process.env['PATH'], SSL_CERT_FILE: trusted, ...environment }
    children.push(spawn(command, rest, { stdio: ['ignore', log, log], env }))
  }
  const stop = () => stopAll(children)
  try {
    const memoryFile = pace === undefined ? undefined : join(folder, 'meminfo')
    if (memoryFile !== undefined) await writeFile(memoryFile, await readFile('/proc/meminfo'))
    await start('prometheus-node-exporter', [], memoryFile === undefined ? [] : seeInstead(memoryFile, '/proc/meminfo'))
    await start('prometheus-postgres-exporter')
    await start('prometheus-blackbox-exporter')
    await start('mtail', wordsOfMtail(folder, await readDefault('mtail')))
    const ofAlertmanager = [join(folder, 'alertmanager.yml'), join(folder, 'alertmanager-data')]
    await start(
      'prometheus-alertmanager',
      [`--config.file=${ofAlertmanager[0]}`, `--storage.path=${ofAlertmanager[1]}`],
      seeInstead(share, '/usr/share'),
    )
    for (const port of [ports.machine, ports.postgres, ports.blackbox, ports.edge])
      await waitFor(`http://127.0.0.1:${port}/metrics`)
    const prometheusFiles = [join(folder, 'prometheus.yml'), join(folder, 'prometheus-data')]
    await start('prometheus', [`--config.file=${prometheusFiles[0]}`, `--storage.tsdb.path=${prometheusFiles[1]}`])
    const [prometheus, alertmanager] = [ports.prometheus, ports.alertmanager].map((port) => `http://127.0.0.1:${port}`)
    await waitFor(`${prometheus}/-/ready`)
    await waitFor(`${alertmanager}/-/ready`)
    return { folder, prometheus: prometheus ?? '', alertmanager: alertmanager ?? '', memoryFile, stop }
  } catch (error) {
    await sayLastLines(join(folder, 'log'))
    await stop()
    throw error
  }
}

/** The arguments that Debian's unit passes. */
const wordsOfMtail = (folder: string, { HOST = '', PORT = '', LOGS = '', EXTRA_ARGS = '' }: Record<string, string>) => [
  '--progs',
  join(folder, 'mtail'),
  '--logtostderr',
  '--address',
  HOST,
  '--port',
  PORT,
  '--logs',
  LOGS,
  ...EXTRA_ARGS.split(' '),
]

/** Command prefix that runs a program in its own mount namespace, with `other` bind-mounted over `place`. Needs root. */
const seeInstead = (other: string, place: string): string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount --bind "$0" "$1" && shift && exec "$@"',
  other,
  place,
]

/** Prints the last line of each log: the logs are deleted with the folder of the drill. */
async function sayLastLines(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n')
    console.error(`${name}: ${lines.at(-1) ?? ''}`)
  }
}

async function findPorts(): Promise<Omit<MonitoringPorts, 'mail'>> {
  const names = ['prometheus', 'alertmanager', 'blackbox', 'machine', 'postgres', 'edge'] as const
  const found = await Promise.all(names.map(async (name) => [name, await findFreePort()] as const))
  return Object.fromEntries(found) as Omit<MonitoringPorts, 'mail'>
}

async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }),
  )
}
