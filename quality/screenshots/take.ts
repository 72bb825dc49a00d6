// Takes screenshots of every kind of page of the built site, in every language and state, into the git-ignored folder
// screenshots/, and arranges them side by side on sheets.
//   npm run quality:screenshots -- [--only find] [--origin http://127.0.0.1:3000]
// With --readme it takes only the pictures of README, which are committed.
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { databaseConfig } from '@polydex/core/db/config'
import { launchBrowser } from '../../tests/browser.ts'
import { findFreePort } from '../../tests/start-program.ts'
import { startSite, startWeb } from '../../tests/start-site.ts'
import { composeSheets } from './compose.ts'
import { listShots } from './list-shots.ts'
import { pageTypes, type PageType } from './page-types.ts'
import { readmeFolder, takeReadmePictures } from './readme-pictures.ts'
import { folder, takeShot, type Shot } from './shot.ts'
import { awayTypes, stateTypes } from './states.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    origin: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})
/** As many as the machine has cores: more would only wait for each other. */
const atOnce = 2

const wanted = (types: readonly PageType[]) => types.filter(({ name }) => name.startsWith(values.only))
const inBothWidths = (types: readonly PageType[]): Shot[] =>
  wanted(types).flatMap((type) =>
    ([375, 1440] as const).map((width): Shot => ({ type, locale: 'en', width, theme: 'light', sheet: type.name })),
  )

async function takeSheets(browser: Browser, origin: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const away = await startWeb(`http://127.0.0.1:${await findFreePort()}`)
  try {
    const shots = [
      ...[...listShots(wanted(pageTypes)), ...inBothWidths(stateTypes)].map((shot) => ({ origin, shot })),
      ...inBothWidths(awayTypes).map((shot) => ({ origin: away.origin, shot })),
    ]
    const queue = shots.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const next of queue) await takeShot(browser, next.origin, next.shot)
      }),
    )
    console.log(`${shots.length} screenshots on ${await composeSheets(browser)} sheets in ${folder}/`)
  } finally {
    await away.stop()
  }
}

async function takeReadme(browser: Browser, origin: string): Promise<void> {
  const bytes = await takeReadmePictures(browser, origin)
  console.log(`${Math.ceil(bytes / 1024)} KB of pictures in ${readmeFolder}/`)
}

const { DATABASE_URL } = databaseConfig.parse(process.env)
const site =
  values.origin === undefined
    ? await startSite({ serverUrl: DATABASE_URL, sampleData: true, catalogue: 'catalogue' })
    : undefined
const browser = await launchBrowser()
try {
  const origin = values.origin ?? site?.origin ?? ''
  await (values.readme ? takeReadme(browser, origin) : takeSheets(browser, origin))
} finally {
  await browser.close()
  await site?.stop()
}
