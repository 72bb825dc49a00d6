// Checks the files, units, users, variables and packages that deploy/install.md names. npm run quality:install runs its commands
// every night.
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../quality/install/read-blocks.ts'

const page = await readFile('deploy/install.md', 'utf8')
const blocks = readBlocks(page)
const commands = blocks.map((block) => block.commands).join('\n')

async function readAll(pattern: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for await (const path of glob(pattern)) texts.set(path, await readFile(path, 'utf8'))
  return texts
}
const units = await readAll('deploy/systemd/*.{service,target}')
const settings = await readAll('deploy/env/*.env')

const listWords = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].map(([, word = '']) => word)),
]

describe('deploy/install.md', () => {
  it('names only files that exist in deploy/', () => {
    const form =
      /(?<=[\s<])((?:\.\.\/database|env|nginx|postgresql|systemd)\/[\w./*-]+|sysusers\.conf|release\.sh|polydex(?= \/usr))/g
    const named = listWords(commands, form)
    expect(named).toContain('postgresql/pg_hba.conf')
    const missing = named.filter((path) => !path.includes('*') && !existsSync(`deploy/${path}`))
    expect(missing).toEqual([])
  })

  it('uses every folder and file of deploy/ in its commands', async () => {
    const left: string[] = []
    for await (const path of glob('deploy/*')) {
      const name = path.slice('deploy/'.length)
      // Skips documents, and containers, which are another way to install.
      const isNamed = new RegExp(`\\s${name.replaceAll('.', '\\.')}[\\s/]`).test(commands)
      if (!/\.md$|^containers$/.test(name) && !isNamed) left.push(name)
    }
    expect(left).toEqual([])
  })

  it('fills in exactly the blanks that have no default', () => {
    const filled = [...commands.matchAll(/^fill (\w+) (\w+) /gm)].map(([, file, name]) => `${file}.${name}`)
    for (const entry of filled) {
      const [file, name = ''] = entry.split('.')
      expect([entry, parseEnv(settings.get(`deploy/env/${file}.env`) ?? '')[name]]).toEqual([entry, ''])
    }
    // scripts/deploy-files.test.ts shows that every process starts with the same list.
    expect(filled.map((entry) => entry.replace(/^.*\./, '')).toSorted()).toEqual([
      'BACKUPS_KEPT_DAYS',
      'INNER_SECRET',
      'LOGS_KEPT_DAYS',
      'OPERATOR_ADDRESS',
      'OPERATOR_CHECKED_ON',
      'OPERATOR_MAIL',
      'OPERATOR_NAME',
      'SECRETS_KEY',
    ])
  })

  it('replaces example.org in every settings file that has it', () => {
    const files = [...settings]
      .filter(([, text]) => text.includes('example.org'))
      .map(([path]) => path.replace(/^.*\//, ''))
    const line = /^sed -i "s\/example.*$/m.exec(commands)?.[0] ?? ''
    expect(listWords(line, /\/etc\/polydex\/(\w+\.env)/g).toSorted()).toEqual(files.toSorted())
  })

  it('names only units that exist', () => {
    const named = listWords(page, /\b(polydex-[a-z]+(?:@\d\d)?|polydex\.target)\b(?=[`\s])/g)
    expect(named).toContain('polydex.target')
    const known = new Set(
      [...units.keys()].map((path) => path.slice('deploy/systemd/'.length).replace(/@?\.service$/, '')),
    )
    expect(named.filter((name) => !known.has(name.replace(/@\d\d$/, '')))).toEqual([])
  })

  it('creates exactly the users of all units and roles', async () => {
    const made = listWords(await readFile('deploy/sysusers.conf', 'utf8'), /^u (\S+)/gm)
    const ident = await readFile('deploy/postgresql/pg_ident.conf', 'utf8')
    const needed = [...units.values()].flatMap((text) => /^User=(.+)$/m.exec(text)?.[1] ?? [])
    const mapped = listWords(ident, /^polydex\s+(polydex-\S+)/gm)
    expect(made.toSorted()).toEqual([...new Set([...needed, ...mapped])].toSorted())
  })

  it('installs the Node version that the tests run on', async () => {
    expect(commands).toContain(`node=${(await readFile('.node-version', 'utf8')).trim()}\n`)
  })

  it('marks exactly the blocks that test machines cannot run', () => {
    expect(blocks.flatMap(({ elsewhere }) => elsewhere ?? [])).toEqual(['node', 'certificate'])
  })
})

describe('deploy/polydex', () => {
  it('gives each role the settings of its unit', async () => {
    const text = await readFile('deploy/polydex', 'utf8')
    for (const [role, unit] of [
      ['api', 'polydex-api@.service'],
      ['worker', 'polydex-worker.service'],
      ['desk', 'polydex-desk.service'],
    ] as const) {
      const given = new RegExp(`^ +${role}\\) files=\\((.+)\\)`, 'm').exec(text)?.[1]?.split(' ')
      const named = listWords(
        units.get(`deploy/systemd/${unit}`) ?? '',
        /^EnvironmentFile=\/etc\/polydex\/(\w+)\.env/gm,
      )
      expect([role, given]).toEqual([role, named])
    }
  })
})
