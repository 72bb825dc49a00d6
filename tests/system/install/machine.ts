import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { copyFile, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Network = { path: string; close: () => Promise<void> }

/** Opens a network namespace: the machine reaches the Internet, has its own ports, and cannot reach ours. */
async function openNetwork(): Promise<Network> {
  const name = `polydex-install-${process.pid}`
  const path = `/run/netns/${name}`
  await run('ip', ['netns', 'add', name])
  await run('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
  const options = ['--configure', '--mtu=65520', '--disable-host-loopback', '--netns-type=path']
  const router = spawn('slirp4netns', [...options, path, 'tap0'], { stdio: 'ignore' })
  const close = async () => {
    router.kill()
    await run('ip', ['netns', 'del', name])
  }
  return { path, close }
}

/** Makes the root of a bare Debian 12. */
export async function makeRoot(root: string): Promise<void> {
  const include = '--include=systemd,systemd-sysv,dbus,ca-certificates'
  const options = { maxBuffer: 64 * 1024 * 1024 }
  await run('debootstrap', ['--variant=minbase', include, 'bookworm', root, 'http://deb.debian.org/debian'], options)
}

/** Copies Node and npm of this machine, because the new one may not reach nodejs.org. */
export async function copyNode(root: string): Promise<void> {
  const { stdout } = await run('bash', ['-c', 'realpath "$(command -v npm)"'])
  const npmFolder = join(stdout.trim(), '../..')
  await mkdir(join(root, 'usr/local/lib/node_modules'), { recursive: true })
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'))
  await cp(npmFolder, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  const npm = join(root, 'usr/local/bin/npm')
  await rm(npm, { force: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', npm)
}

export type Machine = {
  /** Runs a script in a root shell. Prints its output and returns it; rejects if the script fails. */
  runScript: (script: string) => Promise<string>
  stop: () => Promise<void>
}

/** Boots systemd in the folder, as a container. */
export async function boot(root: string, log: string): Promise<Machine> {
  const network = await openNetwork()
  const container = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      `--directory=${root}`,
      '--machine=polydex-install',
      '--register=no',
      '--keep-unit',
      '--resolv-conf=copy-host',
      `--network-namespace-path=${network.path}`,
      // For IPAddressDeny, which loads a BPF program into the kernel.
      '--capability=CAP_BPF,CAP_NET_ADMIN',
      '--system-call-filter=bpf',
      '--boot',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
  )
  const file = createWriteStream(log)
  container.stdout.pipe(file, { end: false })
  container.stderr.pipe(file, { end: false })
  const ended = once(container, 'exit')
  const runScript = async (script: string) => runShown(await enter(container), script)
  const stop = async () => {
    await runScript('systemctl poweroff').catch(() => '')
    const timer = setTimeout(() => container.kill('SIGKILL'), 60_000)
    await ended
    clearTimeout(timer)
    await network.close()
    file.end()
  }
  // systemctl needs the socket of systemd. Debian's units that do not work in a container may fail.
  await runScript('until [ -S /run/systemd/private ]; do sleep 0.2; done; systemctl is-system-running --wait || true')
  return { runScript, stop }
}

/** Arguments for nsenter to enter the container: its init is the child of the process that we started. */
async function enter({ pid }: ChildProcess): Promise<string[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const leader = /\d+/.exec(children)?.[0]
    const name = leader === undefined ? '' : await readFile(`/proc/${leader}/comm`, 'utf8').catch(() => '')
    if (leader !== undefined && name.trim() === 'systemd')
      return ['--target', leader, '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root', '--wdns=/']
    await wait(100)
  }
  throw new Error('The container did not start')
}

function runShown(words: string[], script: string): Promise<string> {
  const given = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' }
  const shell = spawn('nsenter', [...words, '/bin/bash', '-euc', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: given,
  })
  let written = ''
  shell.stdout.on('data', (bytes) => {
    written += String(bytes)
    process.stdout.write(String(bytes))
  })
  return new Promise((resolve, reject) => {
    shell.once('exit', (code) => (code === 0 ? resolve(written) : reject(new Error(`A script exited with ${code}`))))
  })
}
