import type { DatabaseRole } from '@polydex/core/installation/database-role'

/** The roles that own nothing. */
export const lesserRoles = ['api', 'worker', 'desk', 'reader'] as const satisfies DatabaseRole[]
export type LesserRole = (typeof lesserRoles)[number]

/** Create, alter or drop objects, switch roles, leave the database. */
const forbiddenToAll = [
  'create table intruder ()',
  'create function intruder() returns int language sql as $$ select 1 $$',
  'create extension postgres_fdw',
  'create role intruder',
  'alter table accounts disable trigger all',
  'alter function queue_mail(text, text, integer) security invoker',
  'alter role current_user superuser',
  'drop table tools',
  'truncate accounts cascade',
  'grant polydex_owner to current_user',
  'set role polydex_owner',
  'set session_replication_role = replica',
  "copy tools to program 'true'",
  "select pg_read_file('/etc/passwd')",
  'select rolpassword from pg_authid',
  "insert into schema_migrations (name, checksum) values ('9999_intruder.sql', '')",
  'delete from production_mark',
  'drop table graphile_worker._private_jobs',
  'alter table graphile_worker._private_jobs disable row level security',
]

/** Functions of the worker that run with the rights of the owner. */
const forWorker = [
  "select ensure_month_partition('site_figures', '2031-01-01')",
  'select create_search_tables()',
  'select swap_search_tables()',
]

/** The job queue, except for mails, which the api adds through a function. */
const forQueue = [
  "select graphile_worker.add_job('import-catalogue')",
  'select payload from graphile_worker._private_jobs',
]

const queueRefresh = 'select queue_refresh()'
const queueMail = "select queue_mail('reset', 'a@example.com', 1)"
/** Only the desk decides cases. */
const announceDecision = "select queue_decision_mail('2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4', 1)"

/** Statements that each role is refused: those above, and changes of columns of a table that it may otherwise change. */
export const forbiddenStatements: Record<LesserRole, readonly string[]> = {
  api: [
    ...forbiddenToAll,
    ...forWorker,
    ...forQueue,
    queueRefresh,
    announceDecision,
    "update cases set status = 'approved'",
    'update accounts set email = email',
    'update sessions set account_id = 1',
    'select id from graphile_worker.jobs',
    'create temporary table intruder ()',
  ],
  worker: [
    ...forbiddenToAll,
    queueMail,
    queueRefresh,
    announceDecision,
    'update submissions set url = url',
    'update cases set is_held = false',
  ],
  desk: [
    ...forbiddenToAll,
    ...forWorker,
    ...forQueue,
    queueMail,
    'select id from graphile_worker.jobs',
    'update decisions set action = action',
    'update passkeys set public_key = public_key',
    'alter table decisions disable trigger all',
  ],
  reader: [...forbiddenToAll, ...forWorker, ...forQueue, queueMail, queueRefresh, announceDecision],
}
