import { thisSite } from '@polydex/contract/site/site'
import type { SiteFigures } from '@polydex/contract/tool/category'
import { locales } from '@polydex/contract/locale/locale'
import { ownRegion } from '@polydex/contract/locale/own-region'
import { trafficSource } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isUpdatedDaily } from '../db/is-updated-daily.ts'
import { toFirstDay } from '../traffic/month.ts'

/** The numbers that describe the whole site: counts as stored, dates as the jobs recorded them. */
export async function findSiteFigures(db: Db): Promise<SiteFigures> {
  const row = await db
    .selectNoFrom((e) => [
      e.selectFrom('tool_counts').select('tools').where('scope', '=', 'all').as('tools'),
      e
        .selectFrom('tool_counts')
        .select((f) => f.fn.countAll<number>().as('categories'))
        .where('scope', '=', 'category')
        .where('tools', '>', 0)
        .as('categories'),
      e
        .selectFrom('job_runs')
        .select(sql<string>`(finished_at at time zone 'utc')::date`.as('day'))
        .where('job', '=', 'import-catalogue')
        .where('status', '=', 'succeeded')
        .orderBy('started_at', 'desc')
        .limit(1)
        .as('catalogueUpdatedOn'),
      e
        .selectFrom('job_runs')
        .select(sql<string>`result ->> 'figuresMonth'`.as('month'))
        .where('job', '=', 'refresh-rankings')
        .where('status', '=', 'succeeded')
        .orderBy('started_at', 'desc')
        .limit(1)
        .as('figuresMonth'),
      isUpdatedDaily.as('isUpdatedDaily'),
    ])
    .executeTakeFirstOrThrow()
  const figuresMonth = thisSite.figures ? row.figuresMonth : null
  return {
    tools: row.tools ?? 0,
    categories: row.categories ?? 0,
    catalogueUpdatedOn: row.catalogueUpdatedOn,
    isUpdatedDaily: row.isUpdatedDaily,
    figuresMonth,
    ...(figuresMonth === null ? noRankings : await findRankings(db, figuresMonth)),
  }
}

type Offered = Pick<SiteFigures, 'figuresBasis' | 'hasSources' | 'ownRegions'>

const noRankings: Offered = { figuresBasis: null, hasSources: false, ownRegions: [] }

const ownRegions = locales.map(({ code }) => ownRegion(code))

/** The basis of a month's rankings, and those rankings that menus link to only if they are not empty. */
async function findRankings(db: Db, month: string): Promise<Offered> {
  const rankings = await db
    .selectFrom('rankings')
    .select(['kind', 'key', 'basis'])
    .where('month', '=', toFirstDay(month))
    .where((e) =>
      e.or([
        e('kind', '=', 'category').and('key', '=', ''),
        e('kind', '=', 'source').and('key', 'in', trafficSource.options).and('total', '>', 0),
        e('kind', '=', 'region').and('key', 'in', ownRegions).and('total', '>', 0),
      ]),
    )
    .orderBy('key')
    .execute()
  return {
    figuresBasis: rankings.find(({ kind }) => kind === 'category')?.basis ?? null,
    hasSources: rankings.some(({ kind }) => kind === 'source'),
    ownRegions: rankings.filter(({ kind }) => kind === 'region').map(({ key }) => key),
  }
}
