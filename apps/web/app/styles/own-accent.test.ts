import { glob, readFile } from 'node:fs/promises'
import { writeAccent } from '@polydex/contract/site/accent'
import { expect, it } from 'vitest'

it('D2.5 leaves no colour in the hue of our accent to a site with another', async () => {
  const replaced = new Set([...writeAccent('#0b6e4f').matchAll(/--([\w-]+):/g)].map(([, name]) => name))
  const left: string[] = []
  for await (const file of glob('apps/web/app/**/*.css'))
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      const isOurs = /oklch\([\d.]+ [\d.]+ (?:2[89]|30)\d\b/.test(line)
      if (isOurs && !replaced.has(/--([\w-]+):/.exec(line)?.[1])) left.push(`${file}: ${line.trim()}`)
    }
  expect(left).toEqual([])
})
