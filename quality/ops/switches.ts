// Turns every switch on and off under load:  npm run quality:ops -- switches [--short]
// On the stack of deploy/: nothing may fail with a 5xx, features that are not switched off go on, and the page of one that is
// says so in nine languages.
import { errorStatus } from '@polydex/contract/error'
import { localeCodes } from '@polydex/contract/locale'
import { switches, switchNames, type SwitchName } from '@polydex/contract/switch'
import { connect } from '@polydex/core/db/connect'
import { turnSwitch } from '@polydex/core/switch/switches'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { prefixes, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import { createVisitor, visitAtRate, type Visit } from './many-visitors.ts'
import { isLoggedIn, keepFavorite, logIn, signUpMembers, submit, type Member } from './visit-forms.ts'

const perSecond = 25
/** Longer than a process may take to notice a switch, and than the edge may keep a page from before it. */
const settleMs = 1_500

/** A page whose form or list a switch takes away. */
const pageOf: Record<SwitchName, string> = {
  'read-only': '/login',
  'no-sign-ups': '/register',
  'no-submissions': '/submit',
  'no-mail': '/account/reset',
  'no-search': '/find?q=translate',
}

export const run = ({ short }: DrillOptions): Promise<boolean> =>
  withEdgeStack({}, async (stack) => {
    const db = connect(stack.databaseUrl, { poolSize: 1 })
    try {
      const members = await signUpMembers(stack.options.ports, 4, 0)
      const bars: Bar[] = []
      for (const [turn, name] of switchNames.entries()) {
        await turnSwitch(db, name, true)
        await wait(settleMs)
        bars.push(...(await visitWhile(stack, { name, turn, members, seconds: short ? 4 : 30 })))
        await turnSwitch(db, name, false)
        await wait(settleMs)
      }
      const open = await Promise.all(members.map(isLoggedIn))
      bars.push({
        name: 'sessions afterwards',
        measured: `${open.filter(Boolean).length} of 4`,
        isMet: open.every(Boolean),
      })
      return expectBars(bars)
    } finally {
      await db.destroy()
    }
  })

type Turn = { name: SwitchName; turn: number; members: readonly Member[]; seconds: number }

async function visitWhile(stack: EdgeStack, { name, turn, members, seconds }: Turn): Promise<Bar[]> {
  const { ports } = stack.options
  const readers = Array.from({ length: 50 }, (_none, index) => createVisitor(ports, 100 + turn * 100 + index))
  const senders = Array.from({ length: 50 }, (_none, index) => createVisitor(ports, 1_000 + turn * 100 + index))
  const visits = await visitAtRate(perSecond, seconds, (number) => {
    const [reader, sender, member] = [readers[number % 50], senders[number % 50], members[number % members.length]]
    if (reader === undefined || sender === undefined || member === undefined) throw new Error('a visitor is missing')
    const kinds: (() => Promise<Visit>)[] = [
      () => reader.ask(`${prefixes[number % 9] ?? ''}/tool/canva`),
      () => reader.ask(`${prefixes[number % 9] ?? ''}/find?page=2`),
      () => reader.ask(`/find?q=photo${number}`),
      () => keepFavorite(member, 'canva', number % 2 === 0),
      () => submit(sender, turn * 10_000 + number),
      () => logIn(member, sender),
    ]
    return (kinds[number % kinds.length] ?? kinds[0])?.() ?? reader.ask('/')
  })
  for (const visitor of [...readers, ...senders]) visitor.leave()
  const broken = visits.filter(({ status }) => status === 0 || status >= 500)
  const plain = visits.filter(({ path }) => !path.includes('q=') && !/^\/(api|login)/.test(path))
  const unread = plain.filter(({ status }) => status !== 200)
  const refused = visits.filter(({ status }) => status === errorStatus[switches[name]])
  for (const { path, status } of [...broken, ...unread].slice(0, 5)) console.log(`  ${path} ${status}`)
  return [
    {
      name,
      measured: `${broken.length} of ${visits.length} failed, ${unread.length} of ${plain.length} pages not read, ${refused.length} refused`,
      isMet: broken.length === 0 && unread.length === 0,
    },
    await tellsInNineLanguages(stack, name),
  ]
}

/** Checks that the page of a switch shows its text in each language. */
async function tellsInNineLanguages({ ask }: EdgeStack, name: SwitchName): Promise<Bar> {
  const silent: string[] = []
  for (const [index, locale] of localeCodes.entries()) {
    const texts = JSON.parse(await readFile(`apps/web/messages/${locale}/errors.json`, 'utf8')) as Record<
      string,
      string
    >
    const { body } = await ask(`${prefixes[index] ?? ''}${pageOf[name]}`, { 'Accept-Encoding': 'identity' })
    if (!body.toString().includes(texts[switches[name]] ?? 'no text')) silent.push(locale)
  }
  return {
    name: `${name} is explained in nine languages`,
    measured: silent.length === 0 ? 'yes' : `not in ${silent.join()}`,
    isMet: silent.length === 0,
  }
}
