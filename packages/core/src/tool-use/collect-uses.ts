import type { ToolUse } from '@polydex/contract/tool/tool-use'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Milliseconds between two statements: a popular tool's row is locked once in this time, however often it is used. */
const intervalMs = 5_000

/** Upper bound of tools in one statement; only made-up slugs are as many. */
const maxTools = 5_000

type Counts = Record<ToolUse, number>

/**
 * Adds up uses of tools in this process and adds them to the day's rows every few seconds. If that fails, they wait for the next
 * time. A process that is killed loses the last seconds.
 */
export function collectUses(db: Db, onFault: (error: unknown) => void) {
  let waiting = new Map<string, Counts>()
  let storing: Promise<void> = Promise.resolve()

  const add = (slug: string, uses: Partial<Counts>): void => {
    const known = waiting.get(slug)
    if (known === undefined && waiting.size >= maxTools) return
    const { opened = 0, visited = 0, saved = 0, compared = 0 } = known ?? {}
    waiting.set(slug, {
      opened: opened + (uses.opened ?? 0),
      visited: visited + (uses.visited ?? 0),
      saved: saved + (uses.saved ?? 0),
      compared: compared + (uses.compared ?? 0),
    })
  }
  const store = async (): Promise<void> => {
    if (waiting.size === 0) return
    const taken = waiting
    waiting = new Map()
    await addUses(db, taken).catch((error: unknown) => {
      for (const [slug, uses] of taken) add(slug, uses)
      onFault(error)
    })
  }
  const timer = setInterval(() => {
    storing = storing.then(store)
  }, intervalMs).unref()
  return {
    count: (event: ToolUse, slugs: readonly string[]): void => {
      for (const slug of new Set(slugs)) add(slug, { [event]: 1 })
    },
    end: async (): Promise<void> => {
      clearInterval(timer)
      await storing
      await store()
    },
  }
}

/** In the order of ids, in which all processes lock the rows; tools that visitors cannot open are left out. */
async function addUses(db: Db, uses: ReadonlyMap<string, Counts>): Promise<void> {
  const rows = JSON.stringify([...uses].map(([slug, counts]) => ({ slug, ...counts })))
  await sql`
    insert into tool_uses (tool_id, day, opened, visited, saved, compared)
    select tools.id, current_date, used.opened, used.visited, used.saved, used.compared
    from jsonb_to_recordset(${rows}::jsonb) as used (slug text, opened int, visited int, saved int, compared int)
    join tools on tools.slug = used.slug and tools.status in ('published', 'closed')
    order by tools.id
    on conflict (tool_id, day) do update set
      opened = tool_uses.opened + excluded.opened, visited = tool_uses.visited + excluded.visited,
      saved = tool_uses.saved + excluded.saved, compared = tool_uses.compared + excluded.compared
  `.execute(db)
}
