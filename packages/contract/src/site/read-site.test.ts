import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findAccentFault, writeAccent } from './accent.ts'
import { readSite, SiteFaults } from './read-site.ts'
import { describeSiteFile } from './site-schema.ts'

const write = async (settings: unknown, files: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-file-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'site.json'), typeof settings === 'string' ? settings : JSON.stringify(settings))
  return { SITE_FILE: join(folder, 'site.json') }
}

async function faultsOf(settings: unknown): Promise<string[]> {
  const environment = await write(settings)
  try {
    readSite(environment)
    return []
  } catch (error) {
    if (!(error instanceof SiteFaults)) throw error
    return error.faults.map((fault) => fault.replace(`${environment.SITE_FILE}: `, ''))
  }
}

describe('readSite', () => {
  it('D2.5 names every fault with its path', async () => {
    const faults = await faultsOf({
      nam: 'A',
      accent: '#ffcc00',
      languages: ['de', 'xx'],
      footer: [{ text: { de: 'Hilfe' }, to: 'javascript:alert(1)' }],
      accounts: 'no',
    })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
      expect.arrayContaining(['accent', 'languages.1', 'footer.0.to', 'accounts', 'Unrecognized']),
    )
    expect(faults).toContainEqual(expect.stringMatching(/^accent .* 1\.\d\d:1 with white text on it/))
  })

  it('D2.5 names texts and files that are missing, and a file that is not there or no JSON', async () => {
    const texts = { languages: ['en', 'ja'], headline: { en: 'Tools' } }
    expect(await faultsOf(texts)).toEqual(['headline.ja is missing: the site has this language'])
    expect(await faultsOf({ logo: 'none.svg', legal: 'none', catalogue: 'none' })).toHaveLength(3)
    expect(await faultsOf('{')).toEqual([expect.stringContaining('is no JSON')])
    expect(() => readSite({ SITE_FILE: '/nowhere/site.json' })).toThrow('/nowhere/site.json: cannot be read')
  })

  it('D2.5 reads what it names, and is Polydex without a file', async () => {
    const files = { 'mark.svg': '<svg/>', 'terms.de.txt': '# Regeln\nEins\nzwei\n\nDrei\n' }
    const given = { name: 'Werkzeuge', languages: ['de'], logo: 'mark.svg', accent: '#0b6e4f', legal: '.' }
    const { site, served, ownTexts } = readSite(await write(given, files))
    expect(site).toMatchObject({ name: 'Werkzeuge', languages: ['de'], figures: true })
    expect(served.map(({ path }) => path)).toEqual([site.logo, site.styles])
    expect(ownTexts.terms?.de).toEqual([{ heading: true, text: 'Regeln' }, { text: 'Eins zwei' }, { text: 'Drei' }])
    expect(readSite({})).toEqual({ site: {}, served: [], ownTexts: {} })
  })
})

it('D2.5 accepts our own accent, and derives one for the dark theme from a dark colour', () => {
  expect(findAccentFault('#6b2fd0')).toBeUndefined()
  expect(findAccentFault('#808080')).toContain('3.')
  expect(writeAccent('#0b6e4f')).toContain('--accent:light-dark(#0b6e4f,oklch(0.780')
})

it('D2.5 has an up-to-date description for editors; else: npm run generate', async () => {
  expect(await readFile('deploy/site.schema.json', 'utf8')).toBe(describeSiteFile())
})
