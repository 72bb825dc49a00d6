// Checks the subjects of the commits that are not on the main branch yet, except merges.
// Passes, and says why, if there is nothing to compare with: in an archive, or in a clone without that history.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const maxLength = 72
const form = /^(?:feat|fix|refactor|perf|test|docs|chore)(?:\([a-z0-9-]+\))?!?: (?<first>\S+)/
/**
 * Words that begin a description instead of an imperative. A verb that only looks like one goes into the second list.
 */
const descriptive = /^(?:an?|the|one|two|what|every|each|all|some|no|new|\d.*|[a-z]+(?:ed|ing))$/i
const imperative = /^(?:bring|embed|feed|need|ping|seed|shed|speed)$/i

/** Git distrusts folders of another user, such as in a build server's container; we already run code from this one. */
const trust = ['-c', 'safe.directory=*']

const git = (...words: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', [...trust, ...words], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function findFault(subject: string): string | undefined {
  if (subject.length > maxLength) return `${subject.length} characters, at most ${maxLength}`
  const first = form.exec(subject)?.groups?.first
  if (first === undefined) return 'write it as type(concept): what it does'
  if (descriptive.test(first) && !imperative.test(first)) return `"${first}" is not an imperative`
  return undefined
}

function run(): void {
  if (!existsSync('.git')) return console.log('commit subjects: not checked, this is not a clone')
  const base = git('merge-base', 'origin/main', 'HEAD') ?? git('merge-base', 'main', 'HEAD')
  if (base === undefined) return console.log('commit subjects: not checked, no main branch to compare with')
  const lines = (git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`) ?? '').split('\n').filter(Boolean)
  for (const line of lines) {
    const fault = findFault(line.slice(line.indexOf(' ') + 1))
    if (fault === undefined) continue
    console.error(`${line}\n  ${fault}`)
    process.exitCode = 1
  }
  console.log(`commit subjects: ${lines.length} checked`)
}

run()
