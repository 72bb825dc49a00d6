import { readdir, readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

/** Photographs side by side: one sheet per kind of page and theme, so that a defect stands out against its neighbours. */
export async function composeSheets(browser: Browser, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png') && !file.startsWith('sheet-')).toSorted()
  const groups = Map.groupBy(files, (file) => file.replace(/-[a-z]{2}-\d+-(light|dark)\.png$/, '-$1'))
  for (const [name, group] of groups) {
    const figures = await Promise.all(
      group.map(async (file) => {
        const source = (await readFile(`${folder}/${file}`)).toString('base64')
        return `<figure><img src="data:image/png;base64,${source}"><figcaption>${file}</figcaption></figure>`
      }),
    )
    const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
    await page.setContent(
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#888;align-items:start}figure{margin:0}img{height:420px;display:block}figcaption{font:11px sans-serif}</style>${figures.join('')}`,
    )
    await page.screenshot({ path: `${folder}/sheet-${name}.png`, fullPage: true })
    await page.close()
  }
}
