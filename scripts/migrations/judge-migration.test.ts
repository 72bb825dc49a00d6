import { describe, expect, it } from 'vitest'
import { judgeMigration } from './judge-migration.ts'
import { readMigration } from './read-migration.ts'

const releases = [{ version: '0.2.0', newest: '0052' }]
const earlier = [
  readMigration('0040_a.sql', "create table cases (kind text, constraint kind_known check (kind in ('a', 'b')))"),
]
const judge = (text: string, number = '0055') =>
  judgeMigration(readMigration(`${number}_x.sql`, text), { earlier, releases }).map((fault) => fault.text)
const first = (text: string) => judge(text)[0]?.split(':')[0]

describe('a step that breaks the previous release', () => {
  it.each([
    ['drop table cases', 'drops a table'],
    ['drop type if exists mood', 'drops a type'],
    ['drop function f(text)', 'drops a function'],
    ['alter table cases drop column kind', 'drops a column'],
    ['alter table if exists cases drop kind', 'drops a column'],
    ['alter table cases add column a text, drop column kind', 'drops a column'],
    ['alter table cases rename to matters', 'renames a table'],
    ['alter table cases rename column kind to sort', 'renames a column'],
    ['alter table cases rename kind to sort', 'renames a column'],
    ["alter type mood rename value 'a' to 'b'", 'renames a type'],
    ['alter table cases alter kind type varchar(9)', 'changes the type of a column'],
    ['alter table cases alter column kind set data type bigint using kind::bigint', 'changes the type of a column'],
    ['alter table cases alter column kind set not null', 'makes a column not null'],
    ['alter table cases alter column kind drop default', 'drops a default'],
    ["alter table cases add constraint some_check check (kind <> '') not valid", 'restricts what a table accepts'],
    ["alter table cases add constraint kind_known check (kind in ('a', 'c'))", 'restricts what a table accepts'],
    ['alter table cases add unique (kind)', 'restricts what a table accepts'],
    ['create unique index if not exists i on cases (kind)', 'restricts what a table accepts'],
    ['alter domain place add constraint positive check (value > 0)', 'narrows a domain'],
    ['revoke select on cases from polydex_api', 'revokes privileges'],
    ['do $$ begin execute format($f$drop table %I$f$, x); end $$', 'runs a block that cannot be inspected'],
  ])('%s', (text, what) => {
    expect(first(`${text};`)).toBe(what)
  })

  it.each([
    'alter table cases add column note text',
    "alter table cases drop constraint kind_known, add constraint kind_known check (kind in ('a', 'b', 'c')) not valid",
    'alter table cases add column tool_id bigint; alter table cases add constraint f foreign key (tool_id) references tools not valid',
    'create table notes (id bigint primary key); alter table notes add constraint c check (id > 0); create unique index on notes (id)',
    'alter table cases alter column kind drop not null',
    'alter table cases rename constraint a to b',
    'drop index i',
    'revoke execute on function f() from public',
    "comment on table cases is 'drop table cases; rename it'",
    'create function f() returns void language plpgsql as $$ begin drop table scratch; end $$',
    '-- drop table cases;\nselect 1',
  ])('is not: %s', (text) => {
    expect(judge(`${text};`)).toEqual([])
  })

  it('must name the migration of an earlier release that made it possible', () => {
    expect(judge('-- contracts: 0051, 0052\nalter table cases drop column kind;')).toEqual([])
    expect(judge('-- contracts: 0053\nalter table cases drop column kind;')).toEqual([
      'contracts 0053, which no release has yet (CHANGELOG.md): wait for the next one',
    ])
    expect(judge('-- contracts: 0055\ndrop table cases;')).toEqual([
      'contracts 0055, which is not an earlier migration',
    ])
    // The only release already contains this file: no earlier release had what 0050 added.
    expect(judge('-- contracts: 0050\ndrop table cases;', '0052')).toEqual([
      'contracts 0050, which no release has yet (CHANGELOG.md): wait for the next one',
    ])
  })

  it('may be excused with a reason, and must not be declared if nothing is taken away', () => {
    expect(
      judge('-- contracts nothing: 0054 brought the column, and no release has it\nalter table cases drop kind;'),
    ).toEqual([])
    expect(first('-- contracts nothing:\nalter table cases drop kind;')).toBe('drops a column')
    expect(judge('-- contracts: 0051\nselect 1;')).toEqual(['says that it contracts, but removes nothing'])
  })
})

describe('a file without a transaction', () => {
  it('may contain only statements that block nothing while they wait', () => {
    const gentle = [
      'drop index concurrently if exists i;',
      'create index concurrently if not exists i on cases (kind);',
      'alter table cases validate constraint c;',
    ]
    expect(judge(['-- no transaction', ...gentle].join('\n'))).toEqual([])
    expect(judge('-- no transaction\nalter table cases add column note text;')).toEqual([
      'must run in a transaction: outside of one, nothing limits its wait for a lock',
    ])
  })
})
