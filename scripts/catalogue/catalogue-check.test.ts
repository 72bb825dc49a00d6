import { describe, expect, it } from 'vitest'
import { localeCodes } from '@polydex/contract/locale/locale'
import { findNearDoubles } from './find-near-doubles.ts'
import { findScriptFaults } from './find-script-faults.ts'
import { findSiteFaults } from './find-site-faults.ts'
import { createTermCheck, createWordCheck } from './find-word-faults.ts'
import { startEntry } from './start-entry.ts'

const words = { adverts: ['powerful', 'revolution*', 'magic'], instead: { utilize: 'use' }, terms: {} }

describe('createWordCheck', () => {
  it('names each word and what to do, even at the beginning of a sentence', () => {
    const find = createWordCheck('en', words)
    expect(find('Powerful and revolutionary. Utilize it.')).toEqual([
      'says “powerful”; remove it, it reads like advertising',
      'says “revolution*”; remove it, it reads like advertising',
      'says “utilize”; write use',
    ])
  })
})

describe('terms', () => {
  const browser = { say: 'ブラウザー', not: ['ブラウザ', '閲覧ソフト'] }

  it('must be used instead of their rivals, in descriptions and messages', () => {
    const find = createTermCheck('en', { terms: { plugin: { say: 'plugin', not: ['plug-in'] } } })
    expect(find('Plug-in for editors')).toEqual(['says “plug-in”; the term is plugin'])
    expect(find('A plugin for editors')).toEqual([])
    expect(
      createWordCheck('en', { ...words, terms: { plugin: { say: 'plugin', not: ['plug-in'] } } })('A plug-in'),
    ).toHaveLength(1)
  })

  it('may contain a rival in scripts without spaces', () => {
    const find = createTermCheck('ja', { terms: { browser } })
    expect(find('ブラウザーで開く')).toEqual([])
    expect(find('ブラウザーでもブラウザでも')).toHaveLength(1)
  })
})

describe('findScriptFaults', () => {
  it('distinguishes Traditional from Simplified, and other scripts from Latin', () => {
    expect(findScriptFaults('tw', '把照片转成影片')).toEqual(['has 转; write it in Traditional characters'])
    expect(findScriptFaults('zh', '把照片轉成视频')).toEqual(['has 轉; write it in Simplified characters'])
    expect(findScriptFaults('tw', '把照片轉成影片')).toEqual([])
    expect(findScriptFaults('ja', '写真編集')).toHaveLength(1)
    expect(findScriptFaults('de', 'Text mit 漢字')).toHaveLength(1)
  })
})

const texts = (descriptions: string[]) =>
  descriptions.map((description, index) => ({ slug: `t${index}`, name: `Name${index}`, description }))

describe('near duplicates', () => {
  it('finds two descriptions that differ only in the name, and no others', () => {
    const same = texts(['Name0 writes long letters for small shops.', 'Name1 writes long letters for small shops.'])
    expect(findNearDoubles('en', same)).toHaveLength(1)
    const other = texts(['Name0 writes long letters for small shops.', 'Draws maps of towns from old photographs.'])
    expect(findNearDoubles('en', other)).toEqual([])
    expect(findNearDoubles('zh', texts(['Name0把会议录音整理成纪要', 'Name1把会议录音整理成纪要']))).toHaveLength(1)
  })
})

describe('findSiteFaults', () => {
  it('D3.1a lets one tool show the figures of a host, and none below a path', () => {
    const [root, app] = [{ homepage: 'https://one.com/' }, { homepage: 'https://two.com/', trafficHost: 'app.two.com' }]
    const below = { slug: 'below', homepage: 'https://one.com/below' }
    expect(findSiteFaults([{ slug: 'one', ...root }, below, { slug: 'app', ...app }])).toEqual([])
    expect(findSiteFaults(['one', 'two'].map((slug) => ({ slug, ...root })))).toEqual([
      'two: shows the figures of one.com, as one does; change homepage or trafficHost of one of them',
    ])
    expect(findSiteFaults([{ ...below, trafficHost: 'one.com' }])).toEqual([
      'below: has its homepage on one.com; remove trafficHost',
    ])
    expect(findSiteFaults([app, app].map((site, index) => ({ slug: `app${index}`, ...site })))).toHaveLength(1)
    expect(findSiteFaults([{ ...below, wholeSite: true }])).toEqual([
      'below: has no figures, because its homepage is below a path; remove wholeSite',
    ])
  })
})

describe('startEntry', () => {
  it('has a text for each of the nine languages, and refuses an address that is not public', () => {
    const { entry } = startEntry('https://example.com/', '2027-01-01', localeCodes)
    expect(Object.keys((entry as { texts: object }).texts)).toHaveLength(9)
    expect(() => startEntry('example', '2027-01-01', localeCodes)).toThrow('is not an address')
    expect(() => startEntry('http://127.0.0.1/', '2027-01-01', localeCodes)).toThrow('give a homepage such as')
  })

  it('D3.1h D3.1e is first listed on the day it is started', () => {
    expect(startEntry('https://example.com/', '2027-01-01', localeCodes).entry).toMatchObject({
      firstListed: '2027-01-01',
    })
  })
})
