import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkCatalogue } from '../check-catalogue.ts'
import { exportTools } from '../export-tools.ts'
import { initCatalogue } from '../init-catalogue.ts'
import { importTools } from './import-tools.ts'

const examples = 'catalogue/examples'
let root: string
let folder: string
let lines: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'polydex-own-'))
  folder = join(root, 'own')
  lines = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)))
  await initCatalogue([folder])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

const said = () => lines.join('\n')
const bring = async (file: string, ...words: string[]) => {
  lines = []
  return importTools([file, '--folder', folder, ...words])
}
async function bringRows(text: string, ...words: string[]) {
  await writeFile(join(root, 'list.csv'), text)
  return bring(join(root, 'list.csv'), ...words)
}
async function mapping(given: object): Promise<string> {
  await writeFile(join(root, 'given.json'), JSON.stringify(given))
  return join(root, 'given.json')
}
const listFiles = async () =>
  (await readdir(join(folder, 'tools'), { recursive: true })).filter((name) => name.endsWith('.json'))
const readTool = async (slug: string) =>
  JSON.parse(await readFile(join(folder, 'tools', slug.charAt(0), `${slug}.json`), 'utf8'))

describe('the examples', () => {
  it('are taken over whole, pass the check, and come out as they went in', async () => {
    const map = join(examples, 'werkzeuge.mapping.json')
    expect(await bring(join(examples, 'werkzeuge.csv'), '--map', map)).toBe(0)
    expect(said()).toContain('9 new, 0 changed, 0 the same, 0 refused')
    expect(said()).not.toContain('Left out')
    expect(await readTool('deepl')).toMatchObject({
      categories: ['translation'],
      pricing: { model: 'freemium' },
      tasks: ['translate-document'],
      texts: { de: { description: expect.stringContaining('ganze Dokumente; der Ton') } },
    })
    expect(await bring(join(examples, 'awesome-list.json'))).toBe(0)
    expect(await checkCatalogue([folder])).toBe(0)
    for (const file of ['out.csv', 'out.json']) {
      await exportTools([join(root, file), '--folder', folder])
      await bring(join(root, file))
      expect(said()).toContain('0 new, 0 changed, 16 the same, 0 refused')
    }
    await bring(join(examples, 'exported.csv'))
    expect(said()).toContain('0 new, 0 changed, 7 the same, 0 refused')
  })
})

describe('importTools', () => {
  const list =
    'Name,Link,Category,Price\nOne,one.com,Chatbots,Free\nTwo,https://two.com/,Summarizer,5 €\nThree,three.com,Pictures,'

  it('writes nothing in a dry run, nor for a mapping, which holds suggestions that do not count', async () => {
    const map = join(root, 'map.json')
    const before = await listFiles()
    expect(await bringRows(list, '--dry-run')).toBe(1)
    expect(said()).toMatch(/new +line 2 +one .*\n.*new +line 3 +two/)
    await bringRows(list, '--write-map', map)
    expect(await listFiles()).toEqual(before)
    expect(JSON.parse(await readFile(map, 'utf8'))).toMatchObject({
      columns: { Link: 'url' },
      values: { pricing: { '5 €': '? paid' }, categories: { Pictures: expect.stringMatching(/^\? /) } },
    })
    await bringRows(list, '--map', map)
    expect(said()).toContain('2 new, 0 changed, 0 the same, 1 refused')
    expect(await readTool('two')).toMatchObject({ categories: ['summarizers'], pricing: { model: 'unknown' } })
    await writeFile(map, (await readFile(map, 'utf8')).replaceAll('"? ', '"'))
    await bringRows(list, '--map', map)
    expect(said()).toContain('1 new, 1 changed, 1 the same')
    await expect(bringRows(list, '--write-map', map)).rejects.toThrow('exists already')
  })

  it('goes on where a run was cut off, and writes only what differs', async () => {
    await bringRows(list.split('\n').slice(0, 2).join('\n'))
    await mkdir(join(folder, 'tools/t'))
    await writeFile(join(folder, 'tools/t/two.json.part'), '{ "slug": "tw')
    const { mtimeMs } = await stat(join(folder, 'tools/o/one.json'))
    await bringRows(list, '--map', await mapping({ values: { categories: { '*': 'productivity' } } }))
    expect(said()).toContain('2 new, 0 changed, 1 the same, 0 refused')
    expect((await stat(join(folder, 'tools/o/one.json'))).mtimeMs).toBe(mtimeMs)
    expect(await readTool('three')).toMatchObject({ categories: ['productivity'] })
  })

  it('knows a tool by its address, changes what the row says and keeps the rest', async () => {
    await bringRows('Name,Link,Category,description.de,Price\nOne,one.com,Chatbots,Ein Satz.,Free\n')
    await bringRows('Name,Link,Category,description.en,Price\nUno,http://www.one.com/?ref=list,,A sentence.,\n')
    expect(said()).toMatch(/changed +line 2 +one +name, description\.en/)
    expect(await readTool('one')).toMatchObject({
      name: 'Uno',
      homepage: 'https://one.com/',
      pricing: { model: 'free' },
      texts: { de: { description: 'Ein Satz.' }, en: { description: 'A sentence.' } },
    })
  })

  it('refuses rows with the line and the reason, and never takes a slug twice', async () => {
    const rows = [
      'One,one.com,Chatbots',
      'Again,https://WWW.one.com,Chatbots',
      'One,other.com,Chatbots',
      'Far,localhost,Chatbots',
    ]
    expect(
      await bringRows(`Name,Link,Category\n${rows.join('\n')}\n,none.com,Chatbots\nIdle,idle.com,Nonsense\n`),
    ).toBe(1)
    expect(said()).toMatch(/line 3 +Again +is the same tool as line 2\n/)
    expect(said()).toMatch(/line 5 +Far +its address https:\/\/localhost\/ must have a public host name\n/)
    expect(said()).toMatch(/line 6 +– +has no name\n.*line 7 +Idle +names no category/)
    expect(await listFiles()).toEqual(expect.arrayContaining(['o/one.json', 'o/other.json']))
  })

  it('names what does not fit in a mapping, and a column that is missing', async () => {
    const map = await mapping({ columns: { Lnk: 'url', Name: 'title' }, values: { categories: { a: 'chat-bots' } } })
    await expect(bringRows(list, '--map', map)).rejects.toThrow(
      /no column Lnk[^]*title is no field[^]*has no chat-bots/,
    )
    await expect(bringRows('Name,Category\nOne,Chatbots\n')).rejects.toThrow('No column is taken as url')
  })
})

it('a catalogue is held to the rules of texts in the languages that it has word lists for', async () => {
  expect(await checkCatalogue([folder])).toBe(0)
  await cp('catalogue/words/de.json', join(folder, 'words/de.json'))
  lines = []
  expect(await checkCatalogue([folder])).toBe(1)
  expect(lines[0]).toBe('libretranslate: write its text in de')
})
