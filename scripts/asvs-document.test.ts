import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const text = await readFile('docs/asvs.md', 'utf8')
const answers = ['yes', 'partly', 'no', 'n.a.'] as const

type Row = { id: string; level: string; answer: string; by: string }
const rows: Row[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (\S+) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', answer = '', by = '']) => ({ id, level, answer, by }),
)
const count = (levels: string, answer: string) =>
  rows.filter((row) => levels.includes(row.level) && row.answer === answer).length

describe('docs/asvs.md', () => {
  it('answers every requirement of levels 1 and 2 once, each with a test or a reason', () => {
    expect(rows).toHaveLength(253)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
    expect(rows.filter(({ answer }) => !(answers as readonly string[]).includes(answer))).toEqual([])
    expect(rows.filter(({ by }) => by.trim().length < 5)).toEqual([])
  })

  it('states the correct totals per level', () => {
    for (const [name, levels] of [
      ['1', '1'],
      ['2', '2'],
      ['both', '12'],
    ] as const)
      expect(text).toContain(`| ${name} | ${answers.map((answer) => count(levels, answer)).join(' | ')} |`)
  })

  it('names only files and sections that exist', async () => {
    // Files that are only planned may not exist yet.
    const words = rows.flatMap(({ by }) => [
      ...by.replace(/\(planned:[^)]*\)/g, '').matchAll(/`([\w.-]+(?:\/[\w.-]*)+|SECURITY\.md|package-lock\.json)`/g),
    ])
    const files = [...new Set(words.map(([, file = '']) => file))]
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const security = await readFile('docs/security.md', 'utf8')
    const sections = rows.flatMap(({ by }) => [...by.matchAll(/`docs\/security\.md`, ([A-Z][\w ]+)/g)])
    expect(sections.length).toBeGreaterThan(10)
    for (const [, section = ''] of sections) expect(security).toContain(`## ${section}`)
  })
})
