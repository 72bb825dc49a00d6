import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('check-commits.ts', import.meta.url))
const identity = { name: 'Somebody', email: 'somebody@example.org' }
let folder: string

/** Isolates the tests from the developer's Git settings, such as signing. */
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: identity.name,
  GIT_AUTHOR_EMAIL: identity.email,
  GIT_COMMITTER_NAME: identity.name,
  GIT_COMMITTER_EMAIL: identity.email,
}
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, env, stdio: 'pipe' })
const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject)
const check = (cwd = folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const subjectOf = (length: number) => 'feat(ranking): filter '.padEnd(length, 'x')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-commits-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the check of commit subjects', { timeout: 30_000 }, () => {
  it('accepts 72 characters and refuses 73, only in the commits of the change', () => {
    git('init', '--quiet', '--initial-branch=main')
    commit(subjectOf(90))
    git('switch', '--quiet', '--create', 'change')
    commit(subjectOf(72))
    expect(check()).toEqual({ status: 0, stdout: 'commit subjects: 1 checked\n', stderr: '' })
    commit(subjectOf(73))
    const { status, stderr } = check()
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('73 characters, at most 72') })
    expect(stderr).not.toContain('90 characters')
  })

  it('refuses a subject without a type, and one that is not in the imperative', () => {
    git('init', '--quiet', '--initial-branch=main')
    commit('chore: begin')
    git('switch', '--quiet', '--create', 'change')
    for (const subject of [
      'Filter by region',
      'docs: the new filter',
      'fix(mail): added a limit',
      'perf: bring it down',
    ])
      commit(subject)
    const { status, stderr } = check()
    expect(status).toBe(1)
    const faults = stderr.split('\n').filter((line) => line.startsWith('  '))
    // Newest first; the fourth subject is valid.
    expect(faults).toEqual([
      '  "added" is not an imperative',
      '  "the" is not an imperative',
      '  write it as type(concept): what it does',
    ])
  })

  it('passes with a note in an archive, and in a clone without the main branch', () => {
    expect(check()).toEqual({ status: 0, stdout: 'commit subjects: not checked, this is not a clone\n', stderr: '' })
    git('init', '--quiet', '--initial-branch=change')
    commit('Whatever')
    const stdout = 'commit subjects: not checked, no main branch to compare with\n'
    expect(check()).toEqual({ status: 0, stdout, stderr: '' })
  })
})
