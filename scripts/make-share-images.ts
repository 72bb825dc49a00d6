// Renders the share image of the site, once per language, with Chromium; Debian's pngquant makes the files small. Run this after the
// home page's title, the marks or the tokens have changed; the results are committed.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { locales, type Locale } from '@polydex/contract/locale/locale'
import { drawMark, readMarks } from '../apps/web/build-plugins/draw-mark.ts'
import { launchBrowser } from '../tests/browser.ts'

const [width, height] = [1200, 630]
const target = 'apps/web/public/share'
const styles = 'apps/web/app/styles'

const toDataAddress = (type: string, content: string | Buffer): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`

const shown = ['chatgpt', 'claude', 'gemini', 'midjourney', 'deepl', 'elevenlabs', 'notion-ai', 'figma', 'cursor']
const marks = Object.fromEntries(await readMarks())
const plates = await Promise.all(
  shown.map(async (slug) => {
    const mark = marks[slug]
    if (mark === undefined) throw new Error(`catalogue/marks.json has no ${slug}`)
    return `<img src="${toDataAddress('image/svg+xml', await drawMark(mark))}" alt="">`
  }),
)

const font = toDataAddress('font/woff2', await readFile(`${styles}/newsreader-display-latin-500.woff2`))
const tokens = (await readFile(`${styles}/tokens.css`, 'utf8')).replace(/url\([^)]*\)/, `url(${font})`)

async function readTexts(locale: Locale): Promise<{ title: string; tagline: string }> {
  const read = async (topic: string) =>
    JSON.parse(await readFile(`apps/web/messages/${locale}/${topic}.json`, 'utf8')) as Record<string, string>
  const [home, site] = await Promise.all([read('home'), read('site')])
  return { title: home['title'] ?? '', tagline: site['tagline'] ?? '' }
}

const writePage = (htmlLang: string, { title, tagline }: { title: string; tagline: string }): string => `<!doctype html>
<html lang="${htmlLang}" data-theme="light"><meta charset="utf-8"><style>${tokens}
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template-columns: 1fr 480px; inline-size: 1200px; block-size: 630px; background: var(--surface-1); color: var(--ink-2); font: 400 26px/1.5 var(--sans) }
section { display: flex; flex-direction: column; padding: 60px 48px 56px 64px }
.logo { display: flex; align-items: center; gap: 14px; color: var(--ink-1); font: 500 40px/1 'Newsreader Display'; letter-spacing: -0.02em }
.logo svg { inline-size: 44px }
h1 { margin-block: auto 28px; color: var(--ink-1); font: var(--display-weight) 68px/var(--display-leading) var(--display); letter-spacing: var(--display-tracking); text-wrap: balance }
:lang(ja) h1, :lang(zh) h1, :lang(ko) h1 { font-size: 58px; word-break: keep-all; overflow-wrap: anywhere }
:lang(ja) h1 { word-break: auto-phrase }
p { color: var(--ink-3); font-size: 24px; text-wrap: pretty }
div { display: grid; grid-template-columns: repeat(3, 120px); grid-auto-rows: 120px; gap: 24px; align-content: center }
img { inline-size: 120px; block-size: 120px; border: 1px solid var(--mark-line); border-radius: 24px; background: var(--mark-ground) }
</style><section><span class="logo"><svg viewBox="0 0 26 26"><path fill="#7536d6" d="M13 1 23.4 7v12L13 13z"/><path fill="#b294ea" d="M13 1v12L2.6 19V7z"/><path fill="#1a1424" d="M2.6 19 13 13l10.4 6L13 25z"/></svg>Polydex</span><h1>${title}</h1><p>${tagline}</p></section><div>${plates.join('')}</div></html>`

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width, height } })

await mkdir(target, { recursive: true })
for (const { code, htmlLang } of locales) {
  await page.setContent(writePage(htmlLang, await readTexts(code)))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${target}/${code}.png` })
  execFileSync('pngquant', ['--force', '--ext=.png', '--nofs', '--strip', `${target}/${code}.png`])
}
await browser.close()
