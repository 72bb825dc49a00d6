import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { readStack, settingsOfUnit } from '../../scripts/stack/stack.ts'
import { node, prepareCommands } from './commands-of-stack.ts'
import { host, type EdgeStack } from './edge-stack.ts'

const run = promisify(execFile)

export type Rotation = { code: number; output: string; seconds: number }

export type RotatingStack = {
  /** Runs deploy/commands/rotate-<kind>.sh. */
  rotate: (kind: 'secrets' | 'passwords' | 'certificate', ...words: string[]) => Promise<Rotation>
  /** Reads the current value of a setting. */
  readSetting: (file: string, name: string) => Promise<string>
  /** Names of processes whose environment contains a text. */
  findHolders: (text: string) => Promise<string[]>
  makeCertificate: (name: string, hostName?: string) => Promise<[string, string]>
}

/** Writes the settings files of an edge stack, and stubs for the commands of a machine with systemd. */
export async function prepareRotation({ options }: EdgeStack): Promise<RotatingStack> {
  const { folder, ports } = options
  const etc = join(folder, 'etc')
  for (const name of [etc, join(folder, 'tmpfiles')]) await mkdir(name, { recursive: true })
  const settings = await settingsOfUnit(options, 'polydex-web')
  const files = {
    secrets: ['SECRETS_KEY', 'SECRETS_KEYS_FORMER'],
    inner: ['INNER_SECRET'],
    site: ['SITE_ORIGIN'],
    api: ['DATABASE_READ_URL'],
    web: ['BACKUPS_KEPT_DAYS'],
  }
  for (const [file, names] of Object.entries(files)) {
    const lines = names.map((name) => `${name}=${settings[name] ?? ''}\n`)
    await writeFile(join(etc, `${file}.env`), lines.join(''), { mode: 0o600 })
  }
  await symlink(join(folder, 'edge'), join(etc, 'tls'))
  const commands = await prepareCommands(options, {
    // polydex worker npm run --silent job <name>
    polydex: `exec ${node('quality/ops/job-of-stack.ts', folder, String(ports.postgres))} "$6"`,
    nginx: `exec /usr/sbin/nginx -c '${folder}/edge/nginx.conf' -p '${folder}/edge' -e '${folder}/edge/log/start.log' "$@"`,
    // runuser -u postgres -- <command>
    runuser: `shift 3; PGHOST=127.0.0.1 PGPORT=${ports.postgres} PGUSER=polydex PGPASSWORD=polydex exec "$@"`,
  })
  const env = {
    ...commands,
    POLYDEX_SETTINGS: etc,
    POLYDEX_TMPFILES: join(folder, 'tmpfiles'),
    POLYDEX_HTTPS_PORT: String(ports.https),
  }
  return {
    rotate: async (kind, ...words) => {
      const began = performance.now()
      const { code, output } = await run('bash', [`deploy/commands/rotate-${kind}.sh`, ...words], { env }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        (error: { code?: number; stdout?: string; stderr?: string }) => ({
          code: error.code ?? 1,
          output: `${error.stdout}${error.stderr}`,
        }),
      )
      return { code, output, seconds: (performance.now() - began) / 1_000 }
    },
    readSetting: async (file, name) => parseEnv(await readFile(join(etc, `${file}.env`), 'utf8'))[name] ?? '',
    findHolders: async (text) => {
      const held = (await readStack(folder)).map(async ({ name, pid }) =>
        (await readFile(`/proc/${pid}/environ`, 'utf8')).includes(text) ? [name] : [],
      )
      return (await Promise.all(held)).flat()
    },
    makeCertificate: async (name, hostName = host) => {
      const [chain, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)]
      const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90']
      const names = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName},DNS:www.${hostName}`]
      await run('openssl', ['req', ...how, '-keyout', key, '-out', chain, ...names])
      return [chain, key]
    },
  }
}
