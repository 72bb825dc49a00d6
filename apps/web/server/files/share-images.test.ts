import { readFile } from 'node:fs/promises'
import { localeCodes } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'

describe('share images', () => {
  it.each(localeCodes)('S1.4c include one for %s, 1200 by 630 pixels and at most 60 KB', async (locale) => {
    const image = await readFile(`apps/web/public/share/${locale}.png`)
    expect(image.subarray(1, 4).toString()).toBe('PNG')
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
    expect(image.byteLength).toBeLessThanOrEqual(60 * 1024)
  })
})
