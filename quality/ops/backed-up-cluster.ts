import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../tests/start-program.ts'

const execute = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'

export type BackedUpCluster = {
  databaseUrl: string
  /** Folder of the backups. */
  repository: string
  /** Reads the metrics that the alerts use. */
  readMetrics: () => Promise<string>
  /** Runs a command of deploy/ against this cluster instead of the machine's. Returns its output. */
  command: (name: 'backup' | 'restore', ...words: string[]) => Promise<string>
  /** Simulates the loss of the disk: kills the server and deletes all its files. */
  lose: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * Starts PostgreSQL with the settings of deploy/backup: encrypted backups, WAL archived within a minute. It runs as the user
 * postgres, so this needs root.
 */
export async function createBackedUpCluster(): Promise<BackedUpCluster> {
  if (process.getuid?.() !== 0) throw new Error('restore runs PostgreSQL as its own user: run it as root')
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  await chmod(state, 0o755)
  const folder = (name: string) => join(state, name)
  const port = await findFreePort()
  const env = {
    ...process.env,
    PATH: `${folder('bin')}:${process.env['PATH'] ?? ''}`,
    PGBACKREST_CONFIG: folder('pgbackrest.conf'),
    PGHOST: folder('socket'),
    PGPORT: String(port),
    PGUSER: 'polydex',
    POLYDEX_PG_DATA: folder('data'),
    POLYDEX_METRICS: folder('metrics'),
  }
  const run = (program: string, words: string[]) => execute(program, words, { env, maxBuffer: 64 * 1024 * 1024 })
  const asPostgres = (...words: string[]) => run('runuser', ['-u', 'postgres', '--', ...words])
  for (const name of ['data', 'repository', 'socket', 'metrics', 'log', 'spool']) {
    await mkdir(folder(name))
    await run('chown', ['postgres', folder(name)])
    await chmod(folder(name), 0o700)
  }
  await writeConfiguration(state, port)
  await writeStandIns(state)
  await run('chown', ['postgres', folder('pgbackrest.conf')])
  const options = ['--username=polydex', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await asPostgres(`${binaries}/initdb`, '-D', folder('data'), ...options)
  const settings = await readFile('scripts/postgresql.conf', 'utf8')
  await appendFile(join(folder('data'), 'postgresql.conf'), `${settings}\n${serverSettings(state, port)}`)
  const stop = () => run('systemctl', ['stop', 'postgresql@15-main'])
  await run('systemctl', ['start', 'postgresql@15-main'])
  const server = `postgres://polydex@127.0.0.1:${port}`
  await run('psql', [`${server}/postgres`, '-q', '-f', 'database/roles.sql', '-f', 'scripts/development-roles.sql'])
  await run('psql', [`${server}/postgres`, '-qc', 'create database polydex owner polydex_owner'])
  await asPostgres('pgbackrest', '--stanza=polydex', 'stanza-create')
  return {
    databaseUrl: `${server}/polydex`,
    repository: folder('repository'),
    readMetrics: () => readFile(join(folder('metrics'), 'polydex-backup.prom'), 'utf8'),
    command: async (name, ...words) => {
      const command = ['bash', `${process.cwd()}/deploy/commands/${name}.sh`, ...words]
      const { stdout } = name === 'backup' ? await asPostgres(...command) : await run('bash', command.slice(1))
      return stdout
    },
    lose: async () => {
      await asPostgres(`${binaries}/pg_ctl`, '-D', folder('data'), '-m', 'immediate', '-w', 'stop')
      await run('find', [folder('data'), '-mindepth', '1', '-delete'])
    },
    remove: async () => {
      await stop().catch(() => {})
      await rm(state, { recursive: true, force: true })
    },
  }
}

const serverSettings = (state: string, port: number): string => `
port = ${port}
unix_socket_directories = '${state}/socket'
archive_mode = on
archive_command = 'PGBACKREST_CONFIG=${state}/pgbackrest.conf pgbackrest --stanza=polydex archive-push %p'
archive_timeout = 60s
`

/** Writes the pgbackrest.conf of deploy/backup with the folders of this drill. */
async function writeConfiguration(state: string, port: number): Promise<void> {
  const text = (await readFile('deploy/backup/pgbackrest.conf', 'utf8'))
    .replace('/var/lib/pgbackrest', `${state}/repository`)
    .replace('repo1-cipher-pass=', 'repo1-cipher-pass=a passphrase of this drill')
    .replace('/var/lib/postgresql/15/main', `${state}/data`)
    .replace('[global]', `[global]\nlog-path=${state}/log\nspool-path=${state}/spool\nlock-path=${state}/spool`)
  const server = `pg1-port=${port}\npg1-socket-path=${state}/socket\npg1-user=polydex\n`
  await writeFile(join(state, 'pgbackrest.conf'), `${text}${server}`, { mode: 0o600 })
}

/** Writes a stub of systemctl that starts and stops this server only; the site itself is not part of the drill. */
async function writeStandIns(state: string): Promise<void> {
  await mkdir(join(state, 'bin'))
  const control = `runuser -u postgres -- ${binaries}/pg_ctl -D '${state}/data' -l '${state}/log/server.log' -w -t 600`
  const text = `#!/bin/sh
case "$*" in
  *postgresql@15-main*) case "$1" in stop) ${control} -m fast stop || true ;; start) ${control} start ;; esac ;;
esac
`
  await writeFile(join(state, 'bin/systemctl'), text, { mode: 0o755 })
}
