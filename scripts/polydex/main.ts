// The command of operators, `polydex` on a machine of deploy/install.md, `npm run polydex -- <command>` in a work tree.
// Exits with 0 if all is done and well, with 1 if something failed, with 2 if it was called wrongly.
// `polydex release` runs this folder alone, before any package is installed: what needs packages is imported when it is used.
import { commands, type Command } from './commands.ts'
import { Failure, isMachine, runLocked, UsageError } from './machine.ts'
import { isSandbox, runInSandbox, sandboxes } from './run-in-sandbox.ts'

const describe = (name: string, { usage = '', about }: Command): string => `  ${`${name} ${usage}`.padEnd(48)} ${about}`

/** All commands; of a word with which some begin, those. */
function list(first = ''): string {
  const all = Object.entries(commands)
  const some = all.filter(([name]) => name.split(' ')[0] === first)
  return [
    'Usage: polydex <command> [arguments]; polydex help <command> explains one',
    '',
    ...(some.length > 0 ? some : all).map(([name, command]) => describe(name, command)),
    ...(isMachine ? [`  ${'<role> <program> [arguments]'.padEnd(48)} runs a program as ${sandboxes.join(', ')}`] : []),
  ].join('\n')
}

const explain = (name: string, { usage = '', about, more = [] }: Command): string =>
  [`Usage: polydex ${name} ${usage}`.trimEnd(), `  ${about}`, ...more.map((line) => `  ${line}`)].join('\n')

/** The command that words begin with, and the rest of the words. */
function find(words: readonly string[]): { name: string; command: Command; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = commands[name]
    if (command !== undefined) return { name, command, rest: words.slice(length) }
  }
  return undefined
}

async function perform(name: string, command: Command, words: string[]): Promise<number> {
  const { role, isForMachine = false, isLocked = false, run } = command
  if (isForMachine && !isMachine) throw new Failure('This command is for a machine that deploy/install.md has set up')
  if (isMachine && role !== undefined)
    return runInSandbox(role, command.nodeOptions ?? [], [...name.split(' '), ...words])
  if (isLocked && process.env['POLYDEX_LOCKED'] === undefined) return runLocked()
  if (role !== undefined && role !== 'check') {
    const { environmentOfRole } = await import('@polydex/core/installation/database-role')
    process.env = environmentOfRole(process.env, role)
  }
  return (await run(words)) ?? 0
}

async function main(words: string[]): Promise<number> {
  const [first = ''] = words
  if (isMachine && isSandbox(first) && words.length > 1) return runInSandbox(first, undefined, words.slice(1))
  const isHelp = first === 'help' || first === '--help'
  const found = find(isHelp ? words.slice(1) : words)
  if (found === undefined) {
    console[isHelp ? 'log' : 'error'](list(isHelp ? words[1] : first))
    return isHelp ? 0 : 2
  }
  const { name, command, rest } = found
  if (isHelp || rest.includes('--help')) {
    console.log(explain(name, command))
    return 0
  }
  try {
    return await perform(name, command, rest)
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n${explain(name, command)}`)
      return 2
    }
    // The message says what is wrong; a stack trace would bury it.
    const isOurs = error instanceof Failure || command.role !== undefined
    console.error(isOurs && error instanceof Error ? error.message : error)
    return 1
  }
}

const code = await main(process.argv.slice(2))
// A program that was run as a command may have set its own.
process.exitCode = code === 0 ? (process.exitCode ?? 0) : code
