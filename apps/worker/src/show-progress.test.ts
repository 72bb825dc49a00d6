import { describe, expect, it } from 'vitest'
import { showProgress } from './show-progress.ts'

describe('showProgress', () => {
  it('logs every thousand rows if there is no terminal', () => {
    const lines: string[] = []
    const progress = showProgress((line) => lines.push(line), undefined)
    for (let rows = 500; rows <= 3_000; rows += 500) progress.update({ rows, share: rows / 3_000 })
    progress.end()
    expect(lines.map((line) => line.split(',')[0])).toEqual(['1000 rows', '2000 rows', '3000 rows'])
    expect(lines[0]).toMatch(/^1000 rows, \d+ a second$/)
  })

  it('draws a bar no wider than the terminal, with log lines above it', () => {
    const written: string[] = []
    const log = (line: string) => written.push(`${line}\n`)
    const progress = showProgress(log, { columns: 60, write: (text) => written.push(text) })
    progress.update({ rows: 500, share: 0.5 })
    expect(written.join('')).toMatch(/\[#{15}\.{15}\] 500 rows, \d+ a seco/)
    expect(written.join('').length).toBeLessThanOrEqual(60 + '\r\u001B[2K'.length)
    progress.log('rejected line 3')
    expect(written.slice(1)).toEqual(['\r\u001B[2K', 'rejected line 3\n', written[0]])
    progress.end()
    expect(written.at(-1)).toBe('\r\u001B[2K')
  })
})
