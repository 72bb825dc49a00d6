import { sql, type RawBuilder } from 'kysely'

/** Two arrays, of countries and of the bands there, as one JSON array; an expression of PostgreSQL. */
export const listPlaces = (
  codes: RawBuilder<unknown>,
  bands: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('code', code, 'band', band))
  from unnest(${codes}, ${bands}) as place (code, band)), '[]')`
