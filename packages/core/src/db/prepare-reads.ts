import { createHash } from 'node:crypto'
import type { PoolClient, QueryResult } from 'pg'
import { remember } from '../remember.ts'
import { nameLoss } from './survive-loss.ts'

/** Reads begin with one of these words; writes vary with their number of rows, so they are not prepared. */
const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text)

/** A text has the same name on every connection and in every process. The cache is larger than the number of texts. */
const nameOf = remember((text) => createHash('sha1').update(text).digest('base64url'), 1_000)

type Query = (text: string, values: readonly unknown[]) => Promise<QueryResult>

/**
 * Makes PostgreSQL plan each read once per connection instead of on every call. Planning the ranking page's query, nine
 * tables and a partitioned one, takes ten times as long as running it.
 * Also gives a lost connection PostgreSQL's error code.
 * Texts must be few: a list of values is one array parameter, never one placeholder per value.
 */
export function prepareReads(client: PoolClient): void {
  const query = client.query.bind(client) as (
    config: object | string,
    values?: readonly unknown[],
  ) => Promise<QueryResult>
  const named: Query = (text, values) =>
    (typeof text === 'string' && Array.isArray(values) && isRead(text)
      ? query({ name: nameOf(text), text, values })
      : query(text, values)
    ).catch(nameLoss)
  client.query = named as typeof client.query
}
