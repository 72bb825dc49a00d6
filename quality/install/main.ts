// Runs deploy/install.md on an empty Debian 12 with systemd, twice, then updates the site and watches its pages:
//   npm run quality:install [-- --base <folder of a debootstrap>]
// Needs root, debootstrap, systemd-nspawn, slirp4netns and a build. Skips the certificate of a public authority and the download
// of Node: it copies the Node of this machine instead.
import { execFile } from 'node:child_process'
import { appendFile, cp, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { packRelease } from '../../scripts/release/pack-release.ts'
import { boot, copyNode, makeRoot, type Machine } from './machine.ts'
import { readBlocks } from './read-blocks.ts'

const { values } = parseArgs({ options: { base: { type: 'string' } } })

const started = performance.now()
const say = (text: string) => console.log(`══ ${((performance.now() - started) / 1_000).toFixed(0)} s: ${text}`)
const folder = await mkdtemp('/var/tmp/polydex-install.')
const root = join(folder, 'root')
let machine: Machine | undefined
try {
  say('creating an empty machine')
  await makeRoot(root, values.base)
  const { version, path } = await packRelease(join(root, 'root'))
  const next = await packNext(version, path)
  await copyTrust()
  await copyNode(root)
  machine = await boot(root, join(folder, 'boot.log'))
  await install(machine, version)
  await machine.runScript(`
    echo '# ours' | tee --append /etc/postgresql/15/main/pg_hba.conf /etc/prometheus/prometheus.yml
    sha256sum /etc/polydex/*.env /etc/postgresql/15/main/pg_hba.conf /etc/prometheus/prometheus.yml >/root/settings`)
  say('installing again: nothing may change')
  await install(machine, version)
  await machine.runScript('sha256sum --quiet --check /root/settings')
  await look(machine)
  say('updating while pages are read')
  await update(machine, next)
  await look(machine)
  say('rotating secrets, passwords and certificate')
  await rotate(machine)
  await look(machine)
  say('held')
} catch (error) {
  await machine?.runScript("journalctl --no-pager --lines 60 -u 'polydex*' -u nginx -u 'postgresql*'").catch(() => '')
  say(`MISSED: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await machine?.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Packs the same release under another version, as an update. */
async function packNext(version: string, path: string): Promise<string> {
  const next = `${version}-next`
  const unpacked = join(folder, `polydex-${next}`)
  const run = promisify(execFile)
  await run('tar', ['-xzf', path, '-C', folder])
  await cp(join(folder, `polydex-${version}`), unpacked, { recursive: true })
  await writeFile(join(unpacked, 'apps/web/build/client/assets/next-00000000.js'), '// next')
  await appendFile(join(unpacked, 'deploy/nginx/polydex/addresses.conf'), '# next\n')
  const file = `polydex-${next}.tar.gz`
  await run('tar', ['-czf', join(root, 'root', file), '-C', folder, `polydex-${next}`])
  const { stdout } = await run('sha256sum', [file], { cwd: join(root, 'root') })
  await writeFile(join(root, 'root', `${file}.sha256`), stdout)
  return next
}

/** Copies extra CA certificates: a TLS-intercepting proxy may be between us and the registry. */
async function copyTrust(): Promise<void> {
  const trusted = process.env['NODE_EXTRA_CA_CERTS']
  if (trusted !== undefined) await copyFile(trusted, join(root, 'root/authorities.pem'))
}

async function install({ runScript }: Machine, version: string): Promise<void> {
  const blocks = readBlocks(await readFile('deploy/install.md', 'utf8'))
  const script = blocks
    .filter(({ elsewhere }) => elsewhere === undefined)
    .filter(({ heading }) => heading !== 'Update')
    .map(({ heading, commands }) => `echo '── ${heading}'\n${commands}`)
  await writeFile(join(root, 'root/install.sh'), script.join('\n').replace(/^version=.*$/m, `version=${version}`))
  const trust = '[ ! -e /root/authorities.pem ] || export NODE_EXTRA_CA_CERTS=/root/authorities.pem'
  await runScript(`export DEBIAN_FRONTEND=noninteractive; ${trust}; bash -eu /root/install.sh`)
}

/** Checks that everything runs and was never restarted, and that pages come through the edge. */
async function look({ runScript }: Machine): Promise<void> {
  await runScript(`
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

/** Updates the site and reads pages while the processes are restarted: none may fail. */
async function update({ runScript }: Machine, version: string): Promise<void> {
  const blocks = readBlocks(await readFile('deploy/install.md', 'utf8'))
  const commands = blocks.filter(({ heading }) => heading === 'Update').map((block) => block.commands)
  if (commands.length === 0) throw new Error('install.md has no update')
  const written = await runScript(`
    echo 'real_ip_header X-Forwarded-For;' >/etc/nginx/polydex/cdn.conf
    [ ! -e /root/authorities.pem ] || export NODE_EXTRA_CA_CERTS=/root/authorities.pem
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
    ${commands.join('\n').replace(/^version=.*$/m, `version=${version}`)}
    touch /root/done
    wait
    [ "$(readlink /srv/polydex/current)" = "releases/$version" ]
    ls /srv/polydex/current/apps/web/build/client/assets | grep -q next-00000000.js
    grep -q '^# next$' /etc/nginx/polydex/addresses.conf
    grep -q '^real_ip_header' /etc/nginx/polydex/cdn.conf
    echo "answers during the update:"
    sort /root/answers | uniq -c`)
  if (/^ *\d+ (?!200$)\d+$/m.test(written.split('answers during the update:')[1] ?? '0 0'))
    throw new Error('Pages failed')
}

/** Covers what no drill can: systemd reads the settings files and runs the job as the worker's user. */
async function rotate({ runScript }: Machine): Promise<void> {
  await runScript(`
    former=$(grep ^SECRETS_KEY= /etc/polydex/secrets.env)
    polydex rotate secrets
    for unit in polydex-api@01 polydex-api@02 polydex-worker; do
      environ=/proc/$(systemctl show --property=MainPID --value $unit)/environ
      if grep -qaF "$former" /etc/polydex/secrets.env $environ; then echo "$unit has the old key"; exit 1; fi
    done
    systemd-tmpfiles --clean /etc/tmpfiles.d/polydex-retired.conf
    [ "$(ls /etc/polydex/retired | wc -l)" = 1 ]
    polydex rotate passwords
    openssl req -x509 -newkey rsa:2048 -nodes -days 60 -subj /CN=example.org -addext subjectAltName=DNS:example.org,DNS:www.example.org \\
      -keyout /root/next.key -out /root/next.pem
    polydex rotate certificate /root/next.pem /root/next.key`)
}
