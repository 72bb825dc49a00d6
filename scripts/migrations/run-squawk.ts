import { spawnSync } from 'node:child_process'

/** A finding of squawk in a line of a file. */
export type Finding = { file: string; line: number; rule: string; text: string }

type Reported = { file: string; line: number; rule_name: string; message: string; help: string | null }

/** Runs squawk: finds locks, and types that are hard to change later. */
export function runSquawk(files: readonly string[], isInTransaction: boolean): Finding[] {
  if (files.length === 0) return []
  const place = isInTransaction ? [] : ['--no-assume-in-transaction']
  const words = ['--config', 'scripts/migrations/squawk.toml', '--reporter', 'json', ...place, ...files]
  const { stdout, stderr, error } = spawnSync('node_modules/.bin/squawk', words, { encoding: 'utf8' })
  if (error !== undefined) throw error
  // squawk exits with 1 if it found something, but also if it could not read its settings.
  if (!stdout.startsWith('[')) throw new Error(`squawk: ${stderr}`)
  return (JSON.parse(stdout) as Reported[]).map(({ file, line, rule_name, message, help }) => ({
    file,
    line: line + 1,
    rule: rule_name,
    text: [message, help].filter(Boolean).join(' '),
  }))
}
