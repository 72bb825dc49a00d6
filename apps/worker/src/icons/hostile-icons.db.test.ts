import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dot, openIconSite, png, svg, type Answer } from '../testing/open-icon-site.ts'

const { site, seen, run, expectOutcome } = openIconSite()

/** Two frames; the first shows the dot, the second is blue all over. */
const animated = async (format: 'gif' | 'webp') => {
  const frame = await sharp(Buffer.from(svg(128, `<rect width="128" height="128" fill="#fff"/>${dot(128)}`)))
    .png()
    .toBuffer()
  const blue = await sharp({ create: { width: 128, height: 128, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const both = sharp([frame, blue], { join: { animated: true } })
  return both.toFormat(format, { loop: 0 }).toBuffer()
}

type Hostile = [what: string, prepare: () => Promise<Answer> | Answer, outcome: 'drawn' | 'none']

const hostile: Hostile[] = [
  ['a drawing with a script', () => ({ body: svg(64, `<script>fetch('/x')</script>${dot(64)}`) }), 'drawn'],
  [
    'a drawing that refers to files and other hosts',
    () => ({
      body: svg(
        64,
        `${dot(64)}<image width="64" height="64" xlink:href="file:///etc/hostname"/><image width="64" height="64" href="https://lists.test/seen"/>`,
      ),
    }),
    'drawn',
  ],
  [
    'a drawing of entities within entities',
    () => ({
      body: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]>${svg(64, `<text>&j;</text>`)}`,
    }),
    'none',
  ],
  [
    'a drawing of references within references',
    () => ({
      body: svg(
        64,
        `<defs><g id="a0">${dot(64)}</g>${Array.from({ length: 30 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a30"/>`,
      ),
    }),
    'none',
  ],
  [
    '10,000 pixels a side',
    async () => ({
      body: await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#c03' } })
        .png()
        .toBuffer(),
    }),
    'none',
  ],
  ['a drawing of 10,000 pixels a side', () => ({ body: svg(10_000) }), 'none'],
  ['an animated GIF', async () => ({ body: await animated('gif') }), 'drawn'],
  ['an animated WebP', async () => ({ body: await animated('webp') }), 'drawn'],
  ['HTML posing as PNG', () => ({ type: 'image/png', body: '<!doctype html><script>alert(1)</script>' }), 'none'],
  [
    'PNG with HTML behind it',
    async () => ({ body: Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]) }),
    'drawn',
  ],
  ['half a PNG', async () => ({ body: (await png()).subarray(0, 900) }), 'none'],
  [
    'a TIFF, whose decoder is off',
    async () => ({
      body: await sharp(await png())
        .tiff()
        .toBuffer(),
    }),
    'none',
  ],
  ['a redirect to this machine', () => ({ status: 302, location: 'https://127.0.0.2/icon' }), 'none'],
  ['a redirect to a private network', () => ({ status: 302, location: 'https://10.0.0.1/icon' }), 'none'],
  [
    'a redirect to the address of a cloud’s keys',
    () => ({ status: 302, location: 'https://169.254.169.254/' }),
    'none',
  ],
  ['a redirect to http', () => ({ status: 302, location: 'http://lists.test/icon' }), 'none'],
  ['a redirect to itself', () => ({ status: 302, location: '/icon' }), 'none'],
  ['a body that never ends', async () => ({ body: (await png()).subarray(0, 100), stalls: true }), 'none'],
  ['a body over 512 KB', async () => ({ body: Buffer.concat([await png(), Buffer.alloc(524_288)]) }), 'none'],
  ['white on nothing', async () => ({ body: svg(64, '<circle cx="32" cy="32" r="20" fill="#fff"/>') }), 'none'],
]

describe('the icon of a site', () => {
  it.each(hostile)('with %s', async (_what, prepare, outcome) => {
    site.set('/icon', await prepare())
    await run()
    await expectOutcome(outcome)
    expect(seen()).not.toContain('/seen')
  })
})
