import { sql, type RawBuilder } from 'kysely'

/** SQL expression: a JSON object with these values, in this order. */
export const selectObject = (values: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(Object.entries(values).map(([name, value]) => sql`${sql.lit(name)}, ${value}`))})`
