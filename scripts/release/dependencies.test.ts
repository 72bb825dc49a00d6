import { glob, readFile } from 'node:fs/promises'
import { dirname, basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const document = await readFile('docs/dependencies.md', 'utf8')
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Each direct production dependency, and our packages that use it. */
async function listDependencies(): Promise<Record<string, string>> {
  const users: Record<string, string[]> = {}
  for await (const path of glob('{apps,packages}/*/package.json')) {
    const { dependencies } = JSON.parse(await readFile(path, 'utf8')) as { dependencies: Record<string, string> }
    for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@polydex/')))
      (users[name] ??= []).push(basename(dirname(path)))
  }
  return Object.fromEntries(Object.entries(users).map(([name, found]) => [name, found.toSorted().join(', ')]))
}

type Locked = { dev?: boolean; link?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }

const fitsLinux = ({ os, cpu, libc }: Locked): boolean =>
  (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true)

describe('docs/dependencies.md', () => {
  it('has a line for each direct production dependency, with its users', async () => {
    const named = Object.fromEntries(rows.map(([, name = '', users]) => [name.replaceAll('`', ''), users]))
    expect(named).toEqual(await listDependencies())
  })

  it('gives a reason for each, and the decision record that names the package', async () => {
    for (const [, name = '', , reason = '', record = ''] of rows) {
      expect([name, reason.length > 15]).toEqual([name, true])
      const texts: string[] = []
      for await (const path of glob(`docs/decisions/${record}-*.md`)) texts.push(await readFile(path, 'utf8'))
      expect([name, record, texts.join().includes(name)]).toEqual([name, record, true])
    }
  })

  it('states how many packages a Linux machine installs', async () => {
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
    const installed = Object.entries(lock.packages).filter(
      ([path, locked]) => path.includes('node_modules/') && !locked.link && !locked.dev && fitsLinux(locked),
    )
    expect(document).toContain(`installs ${installed.length} packages`)
  })
})
