import type { ListContent } from '@polydex/contract/list/list-content'
import type { Suggestion } from '@polydex/contract/tool/suggestion'
import { describe, expect, it } from 'vitest'
import { applyForm } from './apply-form.ts'

const listOf = (...slugs: string[]): ListContent => ({
  title: 'Meetings',
  tools: slugs.map((slug) => ({ slug, note: `on ${slug}` })),
})
const tool = (slug: string, name: string): Suggestion => ({
  kind: 'tool',
  slug,
  name,
  mark: null,
  group: null,
  category: null,
  pricing: null,
  tools: null,
})
const suggested: Record<string, Suggestion[]> = {
  Otter: [tool('other', 'Otterly'), tool('otter', 'Otter.ai')],
  챗지피티: [tool('chatgpt', 'ChatGPT')],
  Zoom: [tool('zoominfo', 'ZoomInfo'), tool('zoomcar', 'Zoomcar')],
}
const apply = (list: ListContent, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return applyForm(form, list, async (name) => suggested[name] ?? [])
}
const slugsOf = ({ tools }: ListContent) => tools.map(({ slug }) => slug).join(' ')

describe('a form of a list', () => {
  it('adds the tools that names mean, once, and says which names mean none', async () => {
    const { list, answer } = await apply(listOf('chatgpt'), { intent: 'add', names: 'Otter, 챗지피티、Zoom\nOtter' })
    expect([slugsOf(list), answer]).toEqual([
      'chatgpt otter',
      { kind: 'added', added: 1, missing: ['Zoom'], isFull: false },
    ])
  })

  it('adds as many as fit', async () => {
    const full = listOf(...Array.from({ length: 200 }, (_, place) => `tool-${place}`))
    const { list, answer } = await apply(full, { intent: 'add', names: 'Otter' })
    expect([list.tools.length, answer]).toMatchObject([200, { added: 0, isFull: true }])
  })

  it('moves a tool within the list, and puts a removed one back with its note', async () => {
    const list = listOf('a', 'b', 'c')
    const moved = async (intent: string, slug: string) => slugsOf((await apply(list, { intent, tool: slug })).list)
    expect([
      await moved('up', 'c'),
      await moved('up', 'a'),
      await moved('down', 'c'),
      await moved('down', 'a'),
    ]).toEqual(['a c b', 'a b c', 'a b c', 'b a c'])
    const { list: shorter, answer } = await apply(list, { intent: 'remove', tool: 'b', name: 'B' })
    expect([slugsOf(shorter), answer]).toMatchObject(['a c', { kind: 'removed', note: 'on b', place: 1 }])
    const undo = { intent: 'restore', tool: 'b', note: 'on b', place: '1' }
    expect((await apply(shorter, undo)).list).toEqual(list)
  })

  it('refuses texts that no list may have', async () => {
    const list = listOf('a')
    for (const fields of [
      { intent: 'rename', title: ' ' },
      { intent: 'rename', title: 'Zero\u200bwidth' },
      { intent: 'note', tool: 'a', note: 'x'.repeat(281) },
    ])
      expect(await apply(list, fields)).toEqual({ list, answer: { kind: 'unfit' } })
  })
})
