import { setFavorite } from '@polydex/contract/calls/favorite'
import { submitTool } from '@polydex/contract/calls/submission'
import type { EdgePorts } from '../../scripts/edge/ask-edge.ts'
import { createVisitor, type Visit, type Visitor } from './many-visitors.ts'

const password = 'eight loud lanterns'

/** A visitor with an account who is logged in. */
export type Member = { email: string; visitor: Visitor; cookie: string }

/** Opens accounts through the edge, each from an address of its own, and keeps the session that the sign-up opened. */
export async function signUpMembers(ports: EdgePorts, count: number, firstNumber: number): Promise<Member[]> {
  const members: Member[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const visitor = createVisitor(ports, firstNumber + turn)
    const email = `member-${turn}@example.com`
    const { status, cookie } = await visitor.send('/register', new URLSearchParams({ email, password, remember: 'on' }))
    if (status !== 302 || !cookie.includes('token=')) throw new Error(`sign-up answered ${status}`)
    members.push({ email, visitor, cookie })
  }
  return members
}

/** Logs in again from another address. The session of the member stays open. */
export const logIn = ({ email }: Member, elsewhere: Visitor): Promise<Visit> =>
  elsewhere.send('/login', new URLSearchParams({ email, password }))

export const keepFavorite = ({ visitor, cookie }: Member, slug: string, isKept: boolean): Promise<Visit> =>
  visitor.send(setFavorite.path, { toolId: slug, favorite: isKept }, cookie)

export const submit = (visitor: Visitor, number: number): Promise<Visit> =>
  visitor.send(submitTool.path, {
    name: `Lantern ${number}`,
    url: `https://lantern-${number}.com/`,
    description: 'Sorts photographs of lanterns by colour and keeps the best of each evening in an album.',
    categories: ['image-editing'],
    locale: 'en',
  })

/** Whether a session still opens the account page. */
export async function isLoggedIn({ visitor, cookie, email }: Member): Promise<boolean> {
  const { status } = await visitor.ask('/account', { Cookie: cookie })
  if (status !== 200) console.log(`  the account page of ${email} answered ${status}`)
  return status === 200
}
