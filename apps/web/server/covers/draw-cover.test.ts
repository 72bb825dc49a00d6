import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawCover } from './draw-cover.ts'
import { glyphs } from './glyphs.gen.ts'
import { initialsOf } from './initials.ts'
import { groupHues, isCoverGroup, type CoverGroup } from './tones.ts'

const groups = Object.keys(groupHues).filter(isCoverGroup)
const anyGroup = fc.constantFrom(...groups)
const anyName = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'grapheme', maxLength: 40 }))

/** The content of the plate, without colours and initials. */
const patternOf = (name: string, group: CoverGroup): string =>
  /<path class="p" d="M0 0h360v360H0z"\/>(.*)<\/svg>.*<\/svg>$/.exec(drawCover(name, group))?.[1] ?? ''

/** The size in which the name is set. */
const sizeOf = (name: string) => Number(/y="326" font-size="([\d.]+)"/.exec(drawCover(name, 'writing'))?.[1])

describe('drawCover', () => {
  it('S1.5a draws the same picture for the same tool, and another for another name or group', () => {
    for (const group of groups) {
      expect(drawCover('Canva', group)).toBe(drawCover('Canva', group))
      expect(patternOf('Canva', group)).not.toBe(patternOf('Cancan', group))
    }
    expect(new Set(groups.map((group) => patternOf('Canva', group))).size).toBe(groups.length)
  })

  it('is small, well-formed and free of scripts, whatever the name', () => {
    fc.assert(
      fc.property(anyName, anyGroup, (name, group) => {
        const picture = drawCover(name, group)
        expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(4096)
        expect(picture).toMatch(/^<svg [^>]*>(?:<[^<>]+>[^<>]*)+<\/svg>$/u)
        const markup = picture.replaceAll(/>[^<]+</g, '><')
        expect(markup).not.toMatch(/script|\son\w+=|href|url\(|NaN|undefined|Infinity/i)
      }),
      { numRuns: 2_000 },
    )
  })

  it('stays within 4 KB for the two most intricate letters', () => {
    const longest = Object.entries(glyphs).toSorted(([, a], [, b]) => b.outline.length - a.outline.length)
    const worst = longest.slice(0, 2).map(([letter]) => letter)
    for (const group of groups) {
      for (let index = 0; index < 200; index += 1)
        expect(drawCover(`${worst.join('')}${index}`, group).length).toBeLessThanOrEqual(4096)
    }
  })

  it('contains the whole name, in a smaller size if it is long', () => {
    expect(drawCover('Perplexity', 'writing')).toContain('>Perplexity</text>')
    expect(sizeOf('Suno')).toBe(30)
    expect(sizeOf('Mobirise AI Website Generator')).toBeLessThan(16)
    expect(sizeOf('トリップアドバイザー')).toBeLessThan(sizeOf('Tripadvisor'))
  })
})

describe('initialsOf', () => {
  it.each([
    ['ChatGPT', 'CG'],
    ['Khan Academy', 'KA'],
    ['remove.bg', 'rb'],
    ['Été Écrit', 'EE'],
    ['15Five', '15'],
    ['翻译助手', '翻'],
    ['がくしゅう', 'が'],
    ['DeepSeek 深度求索', 'DS'],
    ['!?', ''],
    ['', ''],
  ])('shortens %s to %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

it('covers and pages use the same hues', async () => {
  const tokens = await readFile('apps/web/app/styles/tokens.css', 'utf8')
  const hues = [...tokens.matchAll(/--hue-(\w+): (\d+);/g)].map(([, group = '', hue]) => [group, Number(hue)])
  expect(Object.fromEntries(hues)).toEqual(groupHues)
})
