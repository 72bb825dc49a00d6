import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SharePicture } from '../../app/share/share-picture.ts'
import { copyShareFonts } from '../../build-plugins/write-share-fonts.ts'
import { createDrawQueue, QueueFull } from './draw-queue.ts'

const shown: SharePicture = {
  locale: 'ja',
  group: 'image',
  sign: { tool: { name: 'Photoroom', mark: '/assets/marks/no-such-file.svg' } },
  title: 'Photoroom',
  kind: '写真編集',
  text: '商品写真から被写体を切り抜き、新しい背景に置きます。',
  about: null,
  figure: { value: '1.91億', before: null, label: '2026年10月の訪問数', note: null },
  months: { values: [3, null, 4], first: '2026年8月', last: '2026年10月' },
  tools: [],
  points: [],
  isRanked: false,
  source: '2026年10月 · サンプル',
}

let build: string
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'polydex-share-'))
  await copyShareFonts(join(build, 'share-fonts'))
})
afterAll(() => rm(build, { recursive: true }))

const inThread = (code: string) => ({ script: new URL(`data:text/javascript,${encodeURIComponent(code)}`) })

describe('the thread that draws', () => {
  it('D1.4 draws 1200 by 630 pixels in at most 120 KB, and nothing that has a character without a glyph', async () => {
    const draw = createDrawQueue({ build }, { timeMs: 60_000 })
    const [drawn, missing] = await Promise.all([draw(shown), draw({ ...shown, title: 'ไทย' })])
    const image = Buffer.from(drawn ?? [])
    expect(image.subarray(1, 4).toString()).toBe('PNG')
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
    expect(image.byteLength).toBeLessThanOrEqual(120 * 1024)
    expect(missing).toBeNull()
  }, 60_000)

  it('has two pictures in hand, lets eight wait and refuses the rest', async () => {
    const draw = createDrawQueue({ build }, inThread('setInterval(() => {}, 1_000)'))
    for (let count = 0; count < 10; count += 1) void draw(shown).catch(() => {})
    await expect(draw(shown)).rejects.toBeInstanceOf(QueueFull)
  })

  it('is replaced if it dies or hangs', async () => {
    const dying = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, shown }) => shown.title === 'end' ? process.exit() :
        shown.title === 'hang' || parentPort.postMessage({ id, bytes: new Uint8Array([id]) }))`
    const draw = createDrawQueue({ build }, { ...inThread(dying), timeMs: 2_000 })
    await expect(draw({ ...shown, title: 'end' })).rejects.toThrow('ended')
    await expect(draw(shown)).resolves.toEqual(new Uint8Array([2]))
    await expect(draw({ ...shown, title: 'hang' })).rejects.toThrow('ended')
    await expect(draw(shown)).resolves.toEqual(new Uint8Array([4]))
  }, 20_000)
})
