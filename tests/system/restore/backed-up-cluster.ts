import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../start-program.ts'

const binaries = '/usr/lib/postgresql/15/bin'

export type BackedUpCluster = {
  serverUrl: string
  /** Folder of the backups. */
  repository: string
  /** Runs the operator's command `polydex` against a database of this cluster; returns its output. */
  polydex: (databaseUrl: string, ...words: string[]) => Promise<string>
  /** Simulates the loss of the disk: kills the server and deletes all its files. */
  lose: () => Promise<void>
  /** Reads the metrics that the alerts use. */
  readMetrics: () => Promise<string>
  remove: () => Promise<void>
}

/** Starts PostgreSQL with the files of deploy/backup: encrypted backups, an archive of the WAL. Needs root and pgBackRest. */
export async function createBackedUpCluster(): Promise<BackedUpCluster> {
  const state = await mkdtemp('/var/tmp/polydex-restore.')
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
    POLYDEX_ROOT: folder('srv'),
  }
  const run = async (program: string, words: readonly string[], database = 'postgres') =>
    (await promisify(execFile)(program, words, { env: { ...env, PGDATABASE: database }, maxBuffer: 1e8 })).stdout
  const asPostgres = (...words: string[]) => run('runuser', ['-u', 'postgres', '--', ...words])
  await chmod(state, 0o755)
  for (const name of ['bin', 'srv', 'data', 'repository', 'socket', 'metrics', 'log', 'spool'])
    await mkdir(folder(name))
  await symlink(process.cwd(), folder('srv/current'))
  await writeFile(folder('pgbackrest.conf'), await configure(state, port), { mode: 0o600 })
  // Starts and stops this server; the site is not part of the test.
  const control = `runuser -u postgres -- ${binaries}/pg_ctl -D '${state}/data' -l '${state}/log/server.log' -w`
  const unit = 'case "$*" in *postgresql@15-main*) case "$1" in'
  const verbs = `stop) ${control} -m fast stop || true ;; start) ${control} -t 600 start ;; esac ;; esac`
  await writeFile(folder('bin/systemctl'), `#!/bin/sh\n${unit} ${verbs}\n`, { mode: 0o755 })
  const owned = ['data', 'repository', 'socket', 'metrics', 'log', 'spool', 'pgbackrest.conf'].map(folder)
  await run('chown', ['postgres', ...owned])
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  await asPostgres(`${binaries}/initdb`, '-D', folder('data'), '--username=polydex', '--auth=trust', ...locale)
  await appendFile(
    folder('data/postgresql.conf'),
    `${await readFile('scripts/postgresql.conf', 'utf8')}
port = ${port}
unix_socket_directories = '${state}/socket'
${(await readFile('deploy/backup/archive.conf', 'utf8')).replace('pgbackrest', `PGBACKREST_CONFIG=${state}/pgbackrest.conf pgbackrest`)}`,
  )
  await run('systemctl', ['start', 'postgresql@15-main'])
  for (const file of ['database/roles.sql', 'scripts/development-roles.sql']) await run('psql', ['-q', '-f', file])
  await asPostgres('pgbackrest', '--stanza=polydex', 'stanza-create')
  return {
    serverUrl: `postgres://polydex@127.0.0.1:${port}/postgres`,
    repository: folder('repository'),
    polydex: (databaseUrl, ...words) =>
      run('bash', ['deploy/polydex', ...words], new URL(databaseUrl).pathname.slice(1)),
    lose: async () => {
      await asPostgres(`${binaries}/pg_ctl`, '-D', folder('data'), '-m', 'immediate', '-w', 'stop')
      await run('find', [folder('data'), '-mindepth', '1', '-delete'])
    },
    readMetrics: () => readFile(folder('metrics/polydex-backup.prom'), 'utf8'),
    remove: async () => {
      await run('systemctl', ['stop', 'postgresql@15-main'])
      await rm(state, { recursive: true, force: true })
    },
  }
}

/** The pgbackrest.conf of deploy/backup, with the folders of this test. */
async function configure(state: string, port: number): Promise<string> {
  const text = (await readFile('deploy/backup/pgbackrest.conf', 'utf8'))
    .replace('/var/lib/pgbackrest', `${state}/repository`)
    .replace('repo1-cipher-pass=', 'repo1-cipher-pass=a passphrase for tests')
    .replace('/var/lib/postgresql/15/main', `${state}/data`)
    .replace('[global]', `[global]\nlog-path=${state}/log\nspool-path=${state}/spool\nlock-path=${state}/spool`)
  return `${text}pg1-port=${port}\npg1-socket-path=${state}/socket\npg1-user=polydex\n`
}
