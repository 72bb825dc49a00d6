// A decision at the desk becomes visible through the edge within a minute:  npm run quality:ops -- edge-fresh [--short]
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { createTestEditor, submitTestTool } from '@polydex/core/testing/test-senders'
import { approveDraft } from './approve-draft.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { prefixes, warmUp, withEdgeStack, type EdgeStack } from './edge-stack.ts'

const maxSeconds = 60
const category = 'copywriting'
const name = 'Zqx Lantern'
const slug = 'zqx-lantern'

/** Pages that a new tool changes, and pages that it does not. */
const paths = [
  '/find',
  `/find?category=${category}`,
  `/find?q=lantern`,
  '/category',
  '/rank/Category',
  '/terms',
  '/privacy',
]

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html

/** A page before the decision, and as seen afterwards; `at` is seconds after the decision. */
type Watched = { path: string; before: string; seen: { at: number; main: string }[] }

async function look({ ask }: EdgeStack, page: Watched, since: number): Promise<void> {
  const { body } = await ask(page.path)
  page.seen.push({ at: (performance.now() - since) / 1_000, main: mainOf(body.toString()) })
}

/** Fetches a page from the web, past the edge. */
async function askWeb({ options }: EdgeStack, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:31${options.instances[0]}${path}`)
  return mainOf(await response.text())
}

/** Returns whether every bar was met. */
export const run = ({ short }: DrillOptions): Promise<boolean> =>
  withEdgeStack({}, async (stack) => {
    const languages = short ? prefixes.slice(0, 3) : prefixes
    const all = languages.flatMap((prefix) => [...paths, `/tool/${slug}`].map((path) => prefix + path))
    // Half of them are requested all the time; the others stay idle and are requested once, at the end.
    const watched = all.map((path): Watched => ({ path, before: '', seen: [] }))
    for (const page of watched) {
      if (!page.path.includes('/tool/')) await warmUp(stack, page.path)
      page.before = mainOf((await stack.ask(page.path)).body.toString())
    }
    const busy = watched.filter((_, index) => index % 2 === 0)

    const since = await publish(stack)
    while (performance.now() - since < maxSeconds * 1_000) {
      const next = performance.now() + 2_000
      for (const page of busy) await look(stack, page, since)
      await wait(Math.max(0, next - performance.now()))
    }
    for (const page of watched) await look(stack, page, since)
    return expectBars(await judge(stack, watched))
  })

/** Submits a tool and approves it as an editor; the worker of the stack does the rest. Returns the time of the approval. */
async function publish({ databaseUrl }: EdgeStack): Promise<number> {
  const [owner, desk] = [connect(databaseUrl, { poolSize: 2 }), connect(asRole(databaseUrl, 'desk'), { poolSize: 2 })]
  try {
    const editorId = await createTestEditor(owner, 'Ada')
    const caseId = await submitTestTool(owner, `${slug}.com`, { name, categories: [category] })
    await approveDraft(desk, caseId, editorId)
    return performance.now()
  } finally {
    await Promise.all([owner.destroy(), desk.destroy()])
  }
}

async function judge(stack: EdgeStack, watched: readonly Watched[]): Promise<Bar[]> {
  const finals = new Map<string, string>()
  for (const { path } of watched) finals.set(path, await askWeb(stack, path))
  const concerned = watched.filter(({ path, before }) => before !== finals.get(path))
  const lateness = concerned.map(({ path, seen }) => {
    const last = seen.findLast(({ main }) => main !== finals.get(path))
    return last?.at ?? 0
  })
  const stale = concerned.filter(({ path, seen }) => seen.at(-1)?.main !== finals.get(path))
  const rest = watched.filter(({ path, before }) => before === finals.get(path))
  const began = Date.now() - maxSeconds * 1_000
  const lines = (await stack.readOrigin()).filter(({ at }) => at > began)
  const rendered = lines.filter(({ path, status }) => status === 200 && rest.some((page) => page.path === path))
  const unchanged = lines.filter(({ status }) => status === 304)
  return [
    {
      name: 'pages that a new tool changes',
      measured: `${concerned.length} of ${watched.length}`,
      isMet: concerned.length > 0,
    },
    {
      name: `seen within ${maxSeconds} s`,
      measured: `${concerned.length - stale.length}, the last as it was before after ${Math.max(0, ...lateness).toFixed(0)} s`,
      isMet: stale.length === 0,
    },
    {
      name: 'renders of the others meanwhile',
      measured: `${rendered.length} of ${rest.length} pages; ${unchanged.length} renewals were answered 304`,
      isMet: rendered.length <= rest.length,
    },
  ]
}
