import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '../../apps/web/app/addresses/pages.ts'
import { pathTo } from '../../apps/web/app/addresses/path-to.ts'
import { localeCodes } from '../../packages/contract/src/locale/locale.ts'
import { edgeFolder, makeEdgeFiles } from './edge-files.ts'

it.each([...makeEdgeFiles()])('%s is up to date (npm run generate writes it)', async (name, text) => {
  expect(await readFile(join(edgeFolder, name), 'utf8')).toBe(text)
})

/** The expressions of a map with their values, in order. */
const readMap = (text: string, variable: string): [RegExp, string][] => {
  const body = new RegExp(`\\$${variable} \\{\\n([^]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return [...body.matchAll(/^ {2}"~(.+)" (\S+);$/gm)].map(([, pattern = '', given = '']) => [
    new RegExp(pattern),
    given,
  ])
}

it('recognises every page and its data address in every language, and no other address', () => {
  const kinds = readMap(makeEdgeFiles().get('addresses.conf') ?? '', 'edge_kind')
  const kindOf = (path: string) => kinds.find(([pattern]) => pattern.test(path))?.[1]
  for (const page of pages) {
    const isPrivate = 'guards' in page
    const parameter = { 'rank-region-tools': 'JP', month: '2026-10' }[page.name as string] ?? 'seo-tool'
    for (const locale of localeCodes) {
      const path = pathTo(page.name, locale, parameter)
      const data = path === '/' ? '/_.data' : `${path}.data`
      for (const address of [path, data])
        expect([address, kindOf(address)]).toEqual([address, isPrivate ? 'private' : page.name])
    }
  }
  for (const path of [
    '/Tool/a',
    '/tool/A',
    '/en/find',
    '/find/',
    '//find',
    '/tool/a%2fb',
    '/rank/category',
    '/xx/find',
    '/tool/a/b',
  ])
    expect([path, kindOf(path)]).toEqual([path, undefined])
})
