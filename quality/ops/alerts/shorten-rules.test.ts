import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { shortenMailing, shortenRules } from './shorten-rules.ts'

const pace = { factor: 30, longestWait: 120 }

describe('shortenRules', () => {
  it('divides waits and windows, and leaves thresholds, offsets and names alone', () => {
    const rules = [
      '  expr: polydex:failures:ratio5m > 14.4 * 0.001 and rate(x[5m]) / rate(y[1h30m]) < 0.5',
      '  for: 10m',
      '  expr: time() - x > 26 * 3600 and predict_linear(x[6h], 86400) < 0 and x offset 3h',
      '  for: 30s',
      '  expr: polydex_archive_failing_seconds > 300',
      '  for: 3d',
    ]
    expect(shortenRules(rules.join('\n'), pace).split('\n')).toEqual([
      '  expr: polydex:failures:ratio5m > 14.4 * 0.001 and rate(x[10s]) / rate(y[180s]) < 0.5',
      '  for: 20s',
      '  expr: time() - x > 26 * 3600 and predict_linear(x[720s], 86400) < 0 and x offset 3h',
      '  for: 1s',
      '  expr: polydex_archive_failing_seconds > 300',
      '  for: 120s',
    ])
  })

  it('shortens every duration in the deployed rules', async () => {
    const rules = shortenRules(await readFile('deploy/monitoring/alerts.yml', 'utf8'), pace)
    const waits = [...rules.matchAll(/for: (\S+)/g)].map(([, wait = '']) => wait)
    expect(waits.length).toBeGreaterThan(15)
    expect(waits.filter((wait) => !/^\d+s$/.test(wait) || Number.parseInt(wait, 10) > 120)).toEqual([])
    expect(rules).not.toMatch(/\[\d+[mhdw]\]/)
  })
})

describe('shortenMailing', () => {
  it('divides the pauses between mails and nothing else', async () => {
    const settings = await readFile('deploy/monitoring/alertmanager.yml', 'utf8')
    const changed = shortenMailing(settings, pace).split('\n')
    const lines = settings.split('\n').flatMap((line, index) => (line === changed[index] ? [] : [changed[index]]))
    expect(lines).toEqual(['  group_wait: 1s', '  group_interval: 10s', '  repeat_interval: 20160s'])
  })
})
