import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitEdge, readOwnSite } from './fit-edge.ts'
import { Failure, readHost, readSettings, root, run, succeeds } from './machine.ts'

const nginx = process.env['POLYDEX_NGINX'] ?? '/etc/nginx'
const from = join(root, 'current/deploy/nginx')
const parts = ['nginx.conf', 'conf.d/polydex.conf', 'polydex']
const before = (part: string): string => join(nginx, `${part}.before`)

const isSame = (a: string, b: string): boolean => succeeds('diff', ['--recursive', '--brief', a, b])

/** Whether an operator has changed a file: it matches neither this release nor the previous one. */
function isOperators(name: string): boolean {
  const own = join(nginx, 'polydex', name)
  const shipped = [join(from, 'polydex', name), join(root, 'previous/deploy/nginx/polydex', name)]
  return /^(?:cdn|tls|upstream)\.conf$/.test(name) && existsSync(own) && !shipped.some((file) => isSame(own, file))
}

function put(host: string): void {
  cpSync(join(from, 'nginx.conf'), join(nginx, 'nginx.conf'))
  const conf = readFileSync(join(from, 'polydex.conf'), 'utf8').replaceAll('example.org', host)
  mkdirSync(join(nginx, 'conf.d'), { recursive: true })
  writeFileSync(join(nginx, 'conf.d/polydex.conf'), conf)
  mkdirSync(join(nginx, 'polydex'), { recursive: true })
  for (const name of readdirSync(join(from, 'polydex'))) {
    const [shipped, own] = [join(from, 'polydex', name), join(nginx, 'polydex', name)]
    if (isOperators(name)) console.log(`kept your ${own}; the version of the release is ${shipped}`)
    else cpSync(shipped, own, { recursive: true })
  }
  fitEdge(join(nginx, 'polydex'), readOwnSite(readSettings('site.env')))
}

/**
 * Installs the edge of the current release into nginx. Keeps an operator's changes to cdn.conf, tls.conf and upstream.conf, and
 * overwrites those to other files. If nginx refuses the new files, the previous ones are restored.
 */
export function installEdge(): void {
  const host = readHost()
  for (const part of parts)
    // An existing copy is from a run that was interrupted, so it is the configuration that worked: kept.
    if (!existsSync(before(part)) && existsSync(join(nginx, part)))
      cpSync(join(nginx, part), before(part), { recursive: true, preserveTimestamps: true })
  put(host)
  if (succeeds('nginx', ['-t', '-q'], { isQuiet: false })) {
    const isChanged = !parts.every((part) => isSame(before(part), join(nginx, part)))
    if (isChanged && succeeds('systemctl', ['is-active', '--quiet', 'nginx'])) run('systemctl', ['reload', 'nginx'])
    for (const part of parts) rmSync(before(part), { recursive: true, force: true })
    return console.log('installed the edge of this release in nginx')
  }
  for (const part of parts) {
    rmSync(join(nginx, part), { recursive: true, force: true })
    if (existsSync(before(part))) renameSync(before(part), join(nginx, part))
  }
  throw new Failure('nginx rejected the edge of this release; restored the previous one')
}
