import { sql, type RawBuilder } from 'kysely'

/** SQL expression: two arrays, countries and the bands there, as one JSON array. */
export const listPlaces = (
  codes: RawBuilder<unknown>,
  bands: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('code', code, 'band', band))
  from unnest(${codes}, ${bands}) as place (code, band)), '[]')`
