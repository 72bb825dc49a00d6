// Needs root, debootstrap, systemd-nspawn, slirp4netns and a build. Skips the certificate of a public authority and the download
// of Node: it copies the Node of this machine instead.
import { execFile } from 'node:child_process'
import { appendFile, cp, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest'
import { packRelease } from '../../../scripts/release/pack-release.ts'
import { boot, copyNode, makeRoot, type Machine } from './machine.ts'
import { readBlocks } from './read-blocks.ts'

let folder: string
let root: string
let machine: Machine
let version: string
let next: string

const run = promisify(execFile)
/** For a proxy between us and the registry of npm that has a certificate of its own. */
const trust = '[ ! -e /root/authorities.pem ] || export NODE_EXTRA_CA_CERTS=/root/authorities.pem'

describe('deploy/install.md on an empty Debian 12 with systemd', { timeout: 1_200_000 }, () => {
  beforeAll(async () => {
    folder = await mkdtemp('/var/tmp/polydex-install.')
    root = join(folder, 'root')
    await makeRoot(root)
    const packed = await packRelease(join(root, 'root'))
    version = packed.version
    next = await packNext(packed.path)
    const trusted = process.env['NODE_EXTRA_CA_CERTS']
    if (trusted !== undefined) await copyFile(trusted, join(root, 'root/authorities.pem'))
    await copyNode(root)
    machine = await boot(root, join(folder, 'boot.log'))
  }, 900_000)
  afterAll(async () => {
    await machine?.stop()
    await rm(folder, { recursive: true, force: true })
  }, 120_000)
  beforeEach(() => {
    const look = "journalctl --no-pager --lines 80 -u 'polydex*' -u nginx -u 'postgresql*' -u 'prometheus*'"
    onTestFailed(async () => void (await machine.runScript(look)))
  })

  it('leads to a running site, and again to the same one', async () => {
    await install()
    await machine.runScript(`
      echo '# ours' | tee --append /etc/postgresql/15/main/pg_hba.conf /etc/prometheus/prometheus.yml
      sha256sum /etc/polydex/*.env /etc/postgresql/15/main/pg_hba.conf /etc/prometheus/prometheus.yml >/root/settings`)
    await install()
    await machine.runScript('sha256sum --quiet --check /root/settings')
    expect(await look()).toContain('/favicon.ico 200')
  })

  it('updates it while pages are read, and none fails', async () => {
    const blocks = readBlocks(await readFile('deploy/install.md', 'utf8'))
    const commands = blocks.filter(({ heading }) => heading === 'Update').map((block) => block.commands)
    expect(commands).not.toEqual([])
    const written = await machine.runScript(`
      echo 'real_ip_header X-Forwarded-For;' >/etc/nginx/polydex/cdn.conf
      ${trust}
      # Each page once, so that none comes from the cache of the edge.
      (for file in /srv/polydex/current/catalogue/tools/*/*.json; do
        [ ! -e /root/done ] || break
        path=/tool/$(basename $file .json)
        answer=$(curl -sk --max-time 5 --resolve example.org:443:127.0.0.1 -o /dev/null -w '%{http_code}' \\
          https://example.org$path) || true
        echo $answer >>/root/answers
        [ $answer = 200 ] || echo "$(date +%T) $path $answer"
        sleep 0.2
      done) &
      ${commands.join('\n').replace(/^version=.*$/m, `version=${next}`)}
      touch /root/done
      wait
      [ "$(readlink /srv/polydex/current)" = "releases/$version" ]
      ls /srv/polydex/current/apps/web/build/client/assets | grep -q next-00000000.js
      grep -q '^# next$' /etc/nginx/polydex/addresses.conf
      grep -q '^real_ip_header' /etc/nginx/polydex/cdn.conf
      echo "answers during the update:"
      sort /root/answers | uniq -c`)
    expect(written.split('answers during the update:')[1]).toMatch(/^\s*\d+ 200\s*$/)
    expect(await look()).toContain('/favicon.ico 200')
  })

  // systemd reads the settings files and runs the job as the worker's user.
  it('lets the operator rotate its secrets by the steps of the page on operations', async () => {
    const blocks = readBlocks(await readFile('docs/operations.md', 'utf8'))
    const steps = blocks.filter(({ heading }) => heading === 'Rotation').map(({ commands }) => commands)
    expect(steps).toHaveLength(2)
    const written = await machine.runScript(`
      former=$(grep ^SECRETS_KEY= /etc/polydex/secrets.env)
      ${steps.join('\n')}
      for unit in polydex-api@01 polydex-api@02 polydex-worker; do
        environ=/proc/$(systemctl show --property=MainPID --value $unit)/environ
        if grep -qaF "$former" /etc/polydex/secrets.env $environ; then echo "$unit has the old key"; exit 1; fi
      done`)
    expect(written).toContain('"resealed":0,"unreadable":0')
    expect(await look()).toContain('/favicon.ico 200')
  })
})

/** Packs the same release under another version, as an update. */
async function packNext(path: string): Promise<string> {
  const name = `${version}-next`
  const unpacked = join(folder, `polydex-${name}`)
  await run('tar', ['-xzf', path, '-C', folder])
  await cp(join(folder, `polydex-${version}`), unpacked, { recursive: true })
  await writeFile(join(unpacked, 'apps/web/build/client/assets/next-00000000.js'), '// next')
  await appendFile(join(unpacked, 'deploy/nginx/polydex/addresses.conf'), '# next\n')
  const file = `polydex-${name}.tar.gz`
  await run('tar', ['-czf', join(root, 'root', file), '-C', folder, `polydex-${name}`])
  const { stdout } = await run('sha256sum', [file], { cwd: join(root, 'root') })
  await writeFile(join(root, 'root', `${file}.sha256`), stdout)
  return name
}

async function install(): Promise<void> {
  const blocks = readBlocks(await readFile('deploy/install.md', 'utf8'))
  const script = blocks
    .filter(({ elsewhere }) => elsewhere === undefined)
    .filter(({ heading }) => heading !== 'Update')
    .map(({ heading, commands }) => `echo '── ${heading}'\n${commands}`)
  await writeFile(join(root, 'root/install.sh'), script.join('\n').replace(/^version=.*$/m, `version=${version}`))
  await machine.runScript(`export DEBIAN_FRONTEND=noninteractive; ${trust}; bash -eu /root/install.sh`)
}

/** Checks that everything runs and was never restarted, and that pages come through the edge. */
function look(): Promise<string> {
  return machine.runScript(`
    for unit in polydex-api@01 polydex-api@02 polydex-web@01 polydex-web@02 polydex-worker; do
      systemctl is-active --quiet $unit || { echo "$unit is not running"; exit 1; }
      [ "$(systemctl show --property=NRestarts --value $unit)" = 0 ] || { echo "$unit was restarted"; exit 1; }
    done
    for path in / /tool/canva /ja/rank/hot /api/tools/getTools /favicon.ico; do
      curl -fsSk --resolve example.org:443:127.0.0.1 -o /dev/null -w "$path %{http_code}\\n" https://example.org$path
    done
    # A kernel or a container without BPF does not enforce IPAddressDeny: printed, not judged.
    ask='systemd-run --quiet --pipe --wait'
    fetch='curl -s --max-time 5 -o /dev/null http://deb.debian.org'
    $ask $fetch
    echo "IPAddressDeny: $($ask --property=IPAddressDeny=any $fetch && echo not enforced here || echo enforced)"
    ! runuser -u polydex-web -- cat /etc/polydex/secrets.env 2>/dev/null
    ! runuser -u polydex-web -- psql -h /run/postgresql polydex polydex_api -c 'select 1' 2>/dev/null`)
}
