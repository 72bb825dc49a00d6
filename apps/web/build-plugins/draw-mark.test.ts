import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawMark, marksPath, readMarks, stampMarks } from './draw-mark.ts'

it('has the hashes of the present drawings: an upgraded set may draw another picture', async () => {
  expect(await stampMarks()).toBe(await readFile(marksPath, 'utf8'))
})

it('D1.5c shows no tool the mark of a namesake: the sets have a language, a framework, a monitor of these names', async () => {
  const listed = new Map(await readMarks())
  const namesakes = ['ada', 'composer', 'fabric', 'fathom', 'flow', 'hugo', 'motion', 'pi']
  expect(namesakes.filter((slug) => listed.has(slug))).toEqual([])
  expect(listed.get('amp')?.set).toBe('@lobehub/icons-static-svg') // simple-icons has the framework for pages
})

it('refuses an icon that could run or load something', async () => {
  for (const [, mark] of await readMarks()) expect(await drawMark(mark)).not.toMatch(/<(script|image|foreignObject)/)
  await expect(drawMark({ set: '@iconify-json/logos', icon: 'no-such-icon', colour: 'own' })).rejects.toThrow(
    'has no no-such-icon',
  )
})
