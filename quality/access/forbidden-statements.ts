import type { LesserRole } from './database-rights.ts'

/**
 * Statements forbidden to every role, beside rows of tables: create, alter or drop objects, switch roles, leave the
 * database.
 */
const forbiddenToAll = [
  'create table intruder ()',
  'create schema intruder',
  'create function intruder() returns int language sql as $$ select 1 $$',
  'create view intruder as select 1',
  'create extension postgres_fdw',
  'create database intruder',
  'create role intruder',
  'create publication intruder for all tables',
  'create index on tools (name)',
  'create policy intruder on tools using (true)',
  'alter table tools add column intruder integer',
  'alter table accounts disable trigger all',
  'alter table tools owner to current_user',
  'alter function queue_mail(text, text, integer) security invoker',
  'alter role current_user superuser',
  "alter role polydex_owner password 'intruder'",
  "alter system set log_statement = 'none'",
  'drop table tools',
  'drop index tools_site_id_idx',
  'drop function list_deletions(text)',
  'drop schema public cascade',
  'truncate search_words',
  'truncate accounts cascade',
  'grant polydex_owner to current_user',
  'comment on table tools is $$intruder$$',
  'set role polydex_owner',
  'set session authorization polydex_owner',
  'set session_replication_role = replica',
  "copy tools to program 'true'",
  "copy tools (name) from '/etc/passwd'",
  "copy (select 1) to '/tmp/polydex-intruder'",
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('/')",
  "select lo_import('/etc/passwd')",
  'select rolpassword from pg_authid',
  'select pg_reload_conf()',
  "insert into schema_migrations (name, checksum) values ('9999_intruder.sql', '')",
  'delete from production_mark',
  'insert into graphile_worker.migrations (id) values (9999)',
  'drop table graphile_worker._private_jobs',
  'alter table graphile_worker._private_jobs disable row level security',
]

/** Functions of the worker that run with the rights of the owner. */
const ofRebuild = [
  "select ensure_month_partition('site_figures', '2031-01-01')",
  'select create_search_tables()',
  'select index_search_tables()',
  'select swap_search_tables()',
  'select analyze_search_tables()',
]
const forWorker = [
  ...ofRebuild,
  "select drop_search_index('search_words')",
  "select create_search_index('search_words')",
]

/** The job queue, except for mails, which the api adds through a function. */
const forQueue = [
  "select graphile_worker.add_job('import-catalogue')",
  'select payload from graphile_worker._private_jobs',
  'delete from graphile_worker._private_jobs',
]

const queueRefresh = 'select queue_refresh()'
const queueMail = "select queue_mail('reset', 'a@example.com', 1)"
/** Only the desk decides cases. */
const announceDecision = "select queue_decision_mail('2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4', 1)"

/** Statements that each role is refused, beside those that its rights on tables rule out. */
export const forbiddenStatements: Record<LesserRole, readonly string[]> = {
  api: [
    ...forbiddenToAll,
    ...forWorker,
    ...forQueue,
    queueRefresh,
    announceDecision,
    'select id from graphile_worker.jobs',
    'create temporary table intruder ()',
    'do $$ begin lock table tools in access exclusive mode; end $$',
  ],
  worker: [...forbiddenToAll, queueMail, queueRefresh, announceDecision],
  desk: [
    ...forbiddenToAll,
    ...ofRebuild,
    ...forQueue,
    queueMail,
    'select id from graphile_worker.jobs',
    'alter table decisions disable trigger all',
    'truncate decisions',
    'create temporary table intruder ()',
    'do $$ begin lock table accounts in access share mode; end $$',
  ],
  reader: [
    ...forbiddenToAll,
    ...forWorker,
    ...forQueue,
    queueMail,
    queueRefresh,
    announceDecision,
    'create temporary table intruder ()',
    'do $$ begin lock table tools in access exclusive mode; end $$',
  ],
}
