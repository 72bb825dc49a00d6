import type { Migration, Statement } from './read-migration.ts'
import { widensList } from './widens-list.ts'

/** A statement that breaks the previous release, or may make the database refuse its writes. */
export type ContractStep = { line: number; what: string }

const things = 'table|column|view|materialized view|type|domain|function|procedure|aggregate|sequence|schema|extension'

/** Patterns for a whole statement. */
const ofStatement: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^drop (${things})\\b`), 'drops a $1'],
  [/^alter (type|domain|view|materialized view|function|procedure|sequence|schema) .* rename\b/, 'renames a $1'],
  [/^alter domain .* (?:add constraint|add check|set not null)\b/, 'narrows a domain'],
  [/^alter type .* (?:drop|alter) attribute\b/, 'changes a type'],
  [/^revoke .* from (?!public$)/, 'revokes privileges'],
  [/^truncate\b/, 'empties a table'],
  [/^do\b/, 'runs a block that cannot be inspected'],
]

/** Patterns for one action of `alter table`. */
const ofAction: readonly (readonly [RegExp, string])[] = [
  [/^drop (?!constraint\b)/, 'drops a column'],
  [/^rename to\b/, 'renames a table'],
  [/^rename (?!constraint\b|to\b)/, 'renames a column'],
  [/^alter (?:column )?\S+ (?:set data )?type\b/, 'changes the type of a column'],
  [/^alter (?:column )?\S+ set not null\b/, 'makes a column not null'],
  [/^alter (?:column )?\S+ drop default\b/, 'drops a default'],
  [/^add (?:constraint \S+ )?(?:check|unique|primary key|foreign key|exclude)\b/, 'restricts what a table accepts'],
]

const tableName = '(?:if exists |if not exists )?(?:only )?([\\w."]+)'
const created = new RegExp(`^create (?:unlogged )?table ${tableName}`)
const altered = new RegExp(`^alter table ${tableName} (.*)$`)
const indexed = new RegExp(`^create unique index (?:concurrently )?(?:if not exists )?(?:[\\w"]+ )?on ${tableName}`)

/** Ignores tables and columns that this file creates: no release uses them yet, so nothing can narrow them. */
export function findContractSteps(migration: Migration, earlier: readonly Migration[]): ContractStep[] {
  const { statements } = migration
  const tables = new Set(statements.map(({ masked }) => created.exec(masked)?.[1]).filter((name) => name !== undefined))
  const columns = new Set(statements.flatMap(listNewColumns))
  return statements.flatMap((statement) => {
    const { masked, line } = statement
    const [, table = '', actions = ''] = altered.exec(masked) ?? []
    const [, uniqueOn] = indexed.exec(masked) ?? []
    if (tables.has(table) || tables.has(uniqueOn ?? '')) return []
    const whole = name(masked, ofStatement)
    if (uniqueOn !== undefined && !isAboutNew(masked, columns)) whole.push('restricts what a table accepts')
    const parts = splitActions(actions)
      .filter((action) => !isAboutNew(action, columns) && !widensList(statement.text, action, earlier))
      .flatMap((action) => name(action, ofAction))
    return [...whole, ...parts].map((what) => ({ line, what }))
  })
}

const name = (text: string, kinds: readonly (readonly [RegExp, string])[]): string[] =>
  kinds.flatMap(([form, what]) => {
    const found = form.exec(text)
    return found === null ? [] : [what.replace('$1', found[1] ?? '')]
  })

const listNewColumns = ({ masked }: Statement): string[] =>
  [...masked.matchAll(/\badd column (?:if not exists )?([\w"]+)/g)].map(([, column = '']) => column)

const keyed = /(?:unique|primary key|foreign key|\bon \S+(?: using \w+)?) ?\(([\w", ]+)\)/
const closedList = /check ?\(([\w"]+) in ?\([^()]*\)\)/

/** Whether it adds a key over columns that this file creates, or a closed list for one: no release has written them. */
function isAboutNew(action: string, columns: ReadonlySet<string>): boolean {
  const list = (keyed.exec(action) ?? closedList.exec(action))?.[1]
  return list !== undefined && list.split(',').every((column) => columns.has(column.trim()))
}

/** Splits at commas outside of parentheses. */
function splitActions(actions: string): string[] {
  let depth = 0
  let parts = ''
  for (const sign of actions) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    parts += sign === ',' && depth === 0 ? '\n' : sign
  }
  return parts.split('\n').map((part) => part.trim())
}
