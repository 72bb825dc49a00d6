import { readdir, readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { folder } from './shot.ts'

/** Puts screenshots side by side, one sheet per first half of the file names, so that defects stand out. */
export async function composeSheets(browser: Browser): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.includes('--')).toSorted()
  const groups = Map.groupBy(files, (file) => file.split('--')[0] ?? '')
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  for (const [name, group] of groups) {
    const figures = await Promise.all(
      group.map(async (file) => {
        const source = (await readFile(`${folder}/${file}`)).toString('base64')
        // Narrow pages stay readable, wide ones fit three in a row.
        const width = Math.min(Number(/-(\d+)-(?:light|dark)\.png$/.exec(file)?.[1]) * 0.8, 640)
        const title = file.split('--')[1] ?? file
        return `<figure><img width="${width}" src="data:image/png;base64,${source}"><figcaption>${title}</figcaption></figure>`
      }),
    )
    await page.setContent(
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#888;align-items:start}figure{margin:0}img{display:block}figcaption{font:12px sans-serif}</style>${figures.join('')}`,
    )
    await page.screenshot({ path: `${folder}/sheet-${name}.png`, fullPage: true })
  }
  await page.close()
  return groups.size
}
