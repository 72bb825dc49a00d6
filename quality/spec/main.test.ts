import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string

/** Runs the command on a small repository of its own, as `npm run` would. */
const run = (...flags: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...flags], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-spec-'))
  await write('docs/requirements.md', '## 1 Product\n| S1.1a–b | Two. |\n')
  await write('docs/proofs.md', '<!-- proof:start -->\n<!-- proof:end -->\n')
  await write('packages/core/src/a.test.ts', `it('S1.1a holds', () => {})`)
  await write('apps/web/build/b.test.ts', `it('S1.1b holds', () => {})`)
  await write('apps/web/node_modules/c/c.test.tsx', `it('S1.1b holds', () => {})`)
})
afterEach(() => rm(folder, { recursive: true }))

describe('quality:spec', { timeout: 30_000 }, () => {
  it('writes the table, after which the check passes', async () => {
    expect(run()).toEqual({ status: 0, stdout: '1 of 2 rows proven\n1 Product: S1.1b\n', stderr: '' })
    expect(await readFile(join(folder, 'docs/proofs.md'), 'utf8')).toContain('packages/core/src/a.test.ts: S1.1a')
    expect(run('--check')).toEqual({ status: 0, stdout: '1 of 2 rows proven\n', stderr: '' })
  })
  it('fails the check on a stale table, says what to run and writes nothing', async () => {
    run()
    await write('e2e/b.test.ts', `test('S1.1b holds', () => {})`)
    const before = await readFile(join(folder, 'docs/proofs.md'), 'utf8')
    const { status, stdout, stderr } = run('--check')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '2 of 2 rows proven\n' })
    expect(stderr).toBe('the table in docs/proofs.md is stale; run: npm run quality:spec\n')
    expect(await readFile(join(folder, 'docs/proofs.md'), 'utf8')).toBe(before)
  })
  it('fails without a stack trace on an id that is not in the ledger', async () => {
    await write('quality/d.test.tsx', `it('S9.9 holds', () => {})`)
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toBe('quality/d.test.tsx: "S9.9 holds" names S9.9, which is not in the ledger\n')
  })
})
