import type { Sandbox } from './run-in-sandbox.ts'
import { readWords, UsageError } from './machine.ts'

export type Command = {
  usage?: string
  about: string
  /** Further lines of its help. */
  more?: readonly string[]
  /** The role of the database with whose settings it runs, on a machine in the sandbox of that role. */
  role?: Sandbox
  nodeOptions?: readonly string[]
  /** Whether it works only on a machine of deploy/install.md. */
  isForMachine?: boolean
  /** Whether a release must not run at the same time. */
  isLocked?: boolean
  /** Returns the exit code; nothing is 0. */
  run: (words: string[]) => Promise<number | void>
}

/** Runs a program of an app, which reads its arguments and sets the exit code itself. */
const runProgram =
  (load: () => Promise<unknown>) =>
  async (words: string[]): Promise<void> => {
    process.argv.splice(2, Infinity, ...words)
    await load()
  }

/** A command without arguments, or with as many as named. */
const withWords =
  (run: (...words: string[]) => number | void | Promise<number | void>, least = 0, most = least) =>
  async (words: string[]): Promise<number | void> => {
    const { positionals } = readWords(words, { allowPositionals: true })
    if (positionals.length < least || positionals.length > most) throw new UsageError('Wrong number of arguments')
    return run(...positionals)
  }

const ofFolder = '--folder: the catalogue; without it the one of CATALOGUE_FROM, else catalogue.'

const showRuns = runProgram(() => import('../../apps/worker/src/show-status.ts'))

export const commands: Readonly<Record<string, Command>> = {
  status: {
    about: 'shows what runs and whether it is healthy',
    more: [
      'Also the switches, the newest runs of jobs and the errors of an hour. Exits with 1 if something is not as it should be.',
    ],
    run: withWords(async () => (await import('./status.ts')).showStatus()),
  },
  errors: {
    usage: '[--hours 24] [--stacks]',
    about: 'lists the errors of all processes; exits with 1 if there are any',
    role: 'reader',
    run: async (words) => (await import('./reports.ts')).showErrors(words),
  },
  jobs: {
    about: 'shows the newest run of each job; exits with 1 if one failed',
    role: 'reader',
    run: showRuns,
  },
  mails: {
    about: 'lists unsent mails; exits with 1 if one was given up',
    more: ['To send one again: polydex job send-mail --mail <id>'],
    role: 'reader',
    run: runProgram(() => import('../../apps/worker/src/show-mails.ts')),
  },
  searches: {
    about: 'lists searches without results, from five occurrences on',
    role: 'reader',
    run: withWords(async () => (await import('./reports.ts')).showMissedSearches()),
  },
  facts: {
    about: 'counts facts of tools: checked, recalled, not stated, unknown; age of checks',
    more: ['Of the files of a catalogue: polydex catalogue check --facts'],
    role: 'reader',
    run: withWords(async () => (await import('./reports.ts')).showFacts()),
  },
  stats: {
    usage: '[--days 30] [--tool <slug>]',
    about: 'shows how often tools were opened, visited, saved and compared',
    more: ['The most opened tools and the sum of all, or one tool day by day. The numbers can be inflated by anybody.'],
    role: 'reader',
    run: async (words) => (await import('./reports.ts')).showUses(words),
  },
  switch: {
    usage: '[<name> on|off]',
    about: 'lists the switches, or turns a part of the site off and on',
    role: 'owner',
    run: withWords(async (...words) => (await import('./switch.ts')).turn(...words), 0, 2),
  },
  job: {
    usage: '<name> [--option value …]',
    about: 'runs a job now',
    more: ['--now 2026-11-15 runs it as if it were that day. Without a name it lists the jobs.'],
    role: 'worker',
    // Incoming text becomes garbage immediately: a small young generation is collected soon.
    nodeOptions: ['--max-semi-space-size=8'],
    run: runProgram(() => import('../../apps/worker/src/run-job.ts')),
  },
  'figures remove': {
    usage: '--kind <kind>',
    about: 'removes the figures of one kind and everything computed from them',
    role: 'worker',
    run: async (words) => (await import('./catalogue.ts')).removeFiguresOfKind(words),
  },
  'account role': {
    usage: 'editor <email> <name> | none <email>',
    about: 'makes an account an editor of the desk, or dismisses it',
    more: ['Prints a link to enrol a passkey, valid for a day.'],
    role: 'owner',
    run: withWords(async (...words) => (await import('./accounts.ts')).changeRole(...words), 2, Infinity),
  },
  'account end-sessions': {
    usage: '--email <address> | --everybody',
    about: 'ends all sessions of an account or of all accounts',
    role: 'api',
    run: async (words) => (await import('./accounts.ts')).endSessions(words),
  },
  'catalogue init': {
    usage: '<folder>',
    about: 'starts a catalogue of your own: our categories, features and tasks, one tool',
    run: async (words) => (await import('../catalogue/init-catalogue.ts')).initCatalogue(words),
  },
  'catalogue new': {
    usage: '<address> [--language de]',
    about: 'starts the file of a tool',
    more: [ofFolder],
    run: async (words) => (await import('../catalogue/new-tool.ts')).createTool(words),
  },
  'catalogue check': {
    usage: '[<folder>] [--changed] [--facts]',
    about: "lists what is wrong in a catalogue's files; exits with 1 if anything is",
    more: [
      '--changed: only in tools that differ from the last commit. --facts: counts what is known.',
      'A catalogue with word lists, words/<language>.json, is also held to the rules of docs/catalogue.md in these languages.',
    ],
    run: async (words) => (await import('../catalogue/check-catalogue.ts')).checkCatalogue(words),
  },
  'catalogue stamp': {
    usage: '<slug> [<language> …]',
    about: "records that a tool's texts were reviewed against its English one",
    more: [ofFolder],
    run: async (words) => (await import('../catalogue/stamp-texts.ts')).stampTexts(words),
  },
  'catalogue import': {
    usage: '<file> [--dry-run] [--map …] …',
    about: 'takes the rows of a spreadsheet (CSV) or list (JSON) over into a catalogue',
    more: [
      '--dry-run: shows what would change and writes nothing. --all: lists every row.',
      '--write-map mapping.json: also writes how columns and values are understood, to be edited. --map mapping.json: uses it.',
      '--language de: what the texts are written in. --encoding windows-1252: of a file that is not UTF-8.',
      ofFolder,
      'A run that broke off is simply started again. docs/bring-your-own-data.md leads through all of it.',
    ],
    run: async (words) => (await import('../catalogue/import/import-tools.ts')).importTools(words),
  },
  'catalogue export': {
    usage: '[<file>] [--format csv|json]',
    about: 'writes every tool of a catalogue as a flat row, which import reads again',
    more: [ofFolder],
    run: async (words) => (await import('../catalogue/export-tools.ts')).exportTools(words),
  },
  export: {
    usage: '[<folder>]',
    about: "writes entries decided at the desk into a catalogue's files",
    role: 'reader',
    run: withWords(async (folder) => (await import('./catalogue.ts')).exportEntries(folder), 0, 1),
  },
  migrate: {
    about: 'applies missing migrations to the database',
    role: 'owner',
    run: runProgram(() => import('../migrate.ts')),
  },
  check: {
    about: 'checks all settings; exits with 1 if the site should not go live like this',
    role: 'check',
    run: withWords(async () => (await import('./check.ts')).checkProduction()),
  },
  release: {
    usage: '<file>',
    about: 'installs a release beside the running one and restarts process by process',
    isForMachine: true,
    isLocked: true,
    run: withWords(async (file = '') => (await import('./release.ts')).release(file), 1),
  },
  rollback: {
    about: 'goes back to the previous release; a second time, forward again',
    isForMachine: true,
    isLocked: true,
    run: withWords(async () => (await import('./release.ts')).rollBack()),
  },
  roll: {
    about: 'restarts everything without downtime, process by process',
    isForMachine: true,
    run: withWords(async () => (await import('./roll.ts')).roll()),
  },
  edge: {
    about: 'installs the files of the edge into nginx; a release does so itself',
    isForMachine: true,
    run: withWords(async () => (await import('./edge.ts')).installEdge()),
  },
  backup: {
    usage: '[full|diff]',
    about: 'makes a backup and verifies all of them',
    isForMachine: true,
    run: withWords(async (...words) => (await import('./status.ts')).runScript('backup', words), 0, 1),
  },
  restore: {
    usage: "--to '2026-11-18 03:00:00+00'",
    about: 'restores the database to a point in time; the site is down meanwhile',
    isForMachine: true,
    run: async (words) => (await import('./status.ts')).runScript('restore', words),
  },
}
