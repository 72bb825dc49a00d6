// Takes screenshots of every kind of page of the built site into the git-ignored folder screenshots/: English at four
// widths in light and dark, the other languages at both extremes, one folder for each kind of page.
//   npm run screenshots -- [--only find] [--origin http://127.0.0.1:3000]
// Without an origin it starts a site. With --readme it takes only the pictures of README, which are committed.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { localeCodes } from '@polydex/contract/locale/locale'
import { databaseConfig } from '@polydex/core/db/config'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { findFreePort } from '../start-program.ts'
import { startSite, startWeb } from '../start-site.ts'
import { awayKinds, pageKinds, stateKinds, type PageKind } from './page-kinds.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    origin: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})
const folder = 'screenshots'
/** As many as the machine has cores: more would only wait for each other. */
const atOnce = 2
/** Pixels. */
const longest = 4_000
const themes = ['light', 'dark'] as const

type Shot = { kind: PageKind; locale: string; width: number; theme: (typeof themes)[number] }

const wanted = (kinds: readonly PageKind[]) => kinds.filter(({ name }) => name.startsWith(values.only))

const listShots = (): Shot[] =>
  wanted(pageKinds).flatMap((kind) => [
    ...[375, 768, 1024, 1440].flatMap((width) => themes.map((theme) => ({ kind, locale: 'en', width, theme }))),
    ...localeCodes
      .filter((locale) => locale !== 'en')
      .flatMap((locale) => [375, 1440].map((width) => ({ kind, locale, width, theme: 'light' as const }))),
  ])

const inBothWidths = (kinds: readonly PageKind[]): Shot[] =>
  wanted(kinds).flatMap((kind) => [375, 1440].map((width) => ({ kind, locale: 'en', width, theme: 'light' as const })))

/** From the top, as far down as is practical; of a prepared page as the visitor then sees it. */
async function takeShot(browser: Browser, origin: string, { kind, locale, width, theme }: Shot) {
  const height = width < 768 ? 812 : 900
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: 'en-US' })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}${locale === 'en' ? '' : `/${locale}`}${kind.path}`, { waitUntil: 'networkidle' })
    await kind.prepare?.(page)
    if (kind.prepare === undefined) {
      // As high as the page, so that lazy content is rendered too.
      const full = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(full, longest) })
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility() || image.y > innerHeight),
      )
    }
    await page.screenshot({ path: `${folder}/${kind.name}/${locale}-${width}-${theme}.png` })
  } finally {
    await context.close()
  }
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const away = await startWeb(`http://127.0.0.1:${await findFreePort()}`)
  try {
    const shots = [
      ...[...listShots(), ...inBothWidths(stateKinds)].map((shot) => ({ origin, shot })),
      ...inBothWidths(awayKinds).map((shot) => ({ origin: away.origin, shot })),
    ]
    const queue = shots.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const next of queue) await takeShot(browser, next.origin, next.shot)
      }),
    )
    console.log(`${shots.length} screenshots in ${folder}/`)
  } finally {
    await away.stop()
  }
}

const readme = {
  folder: 'docs/pictures',
  width: 1280,
  // README shows them about 900 px wide; with half again as many pixels, text stays sharp on dense screens.
  pixelRatio: 1.5,
  // Below this letters get halos; above it the size grows more than the quality.
  webpQuality: 80,
  pages: [{ name: 'home', path: '/', height: 720 }],
}

/** In light and dark, as WebP: half the size of PNG. */
async function takeReadme(browser: Browser, origin: string): Promise<void> {
  await mkdir(readme.folder, { recursive: true })
  for (const colorScheme of themes) {
    const context = await browser.newContext({ deviceScaleFactor: readme.pixelRatio, colorScheme, locale: 'en-US' })
    const page = await context.newPage()
    for (const { name, path, height } of readme.pages) {
      await page.setViewportSize({ width: readme.width, height })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      // Playwright's own screenshots do not support WebP.
      const session = await context.newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: readme.webpQuality })
      await writeFile(`${readme.folder}/${name}-${colorScheme}.webp`, Buffer.from(data, 'base64'))
    }
    await context.close()
  }
}

const { DATABASE_URL } = databaseConfig.parse(process.env)
const site =
  values.origin === undefined
    ? await startSite({ serverUrl: DATABASE_URL, sampleData: true, catalogue: 'catalogue' })
    : undefined
const browser = await launchBrowser()
try {
  await (values.readme ? takeReadme : takeAll)(browser, values.origin ?? site?.origin ?? '')
} finally {
  await browser.close()
  await site?.stop()
}
