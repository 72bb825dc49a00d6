import { expect, listedSite, sampleSite, test } from './site.ts'

/**
 * Pages with a part that only the server renders, a class that occurs once and only in it, and the target of its links.
 */
const pages = [
  { address: `${sampleSite}/tool/photoroom`, part: 'body', className: 'hbars', target: '/rank/Source_ai/' },
  { address: `${listedSite}/tool/claude`, part: 'body', className: 'band-split', target: '/rank/region_ai/' },
  { address: `${listedSite}/`, part: 'map', className: 'map-legend', target: '/rank/region_ai/' },
]

const read = async (address: string): Promise<string> => (await fetch(address)).text()

test('a server-rendered part is in a document once, and once in the data of a navigation', async () => {
  for (const { address, className } of pages) {
    const document = await read(address)
    const data = await read(`${address.replace(/\/$/, '/_')}.data`)
    expect([address, document.split(className).length, data.split(className).length]).toEqual([address, 2, 2])
  }
})

test('a server-rendered part is the same after a navigation, and its links need no page load', async ({ page }) => {
  for (const { address, part, target } of pages) {
    await page.goto(address)
    const content = page.locator(`[data-part=${part}]`)
    const served = await content.innerHTML()
    const documents: string[] = []
    page.removeAllListeners('request')
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    const link = content.locator(`a[href^="${target}"]`).first()
    const aim = new URL((await link.getAttribute('href')) ?? '', address).href
    await link.click()
    await expect(page).toHaveURL(aim)
    await expect(content).toHaveCount(0)
    await page.goBack()
    await expect(content).toHaveCount(1)
    expect(await content.innerHTML()).toBe(served)
    expect([address, documents]).toEqual([address, []])
  }
})
