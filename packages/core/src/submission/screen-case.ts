import type { Locale } from '@polydex/contract/locale/locale'
import type { Db } from '../db/connect.ts'
import { countInflow, findCampaign, holdMembers } from './find-campaign.ts'
import { findAddressSigns } from './find-address-signs.ts'
import { findListedSigns } from './find-listed-signs.ts'
import { findTextSigns } from './find-text-signs.ts'
import { joinMarks, listMarks } from './list-marks.ts'
import { registrableDomainOf } from './registrable-domain.ts'
import { floodQueue, holdingScore, scoreSigns, signWeights, type SpamSign } from './spam-signs.ts'

/** Cases per hour from one sender or one network address that do not count as a sign. */
const maxQuiet = 3

/** Cases per hour. Five editors decide on 300 in a busy hour. More than that, or a hundred held ones, are a flood. */
const flood = { arrived: 300, held: 100 }

type Sent = {
  name: string
  text: string
  /** Homepage of a submitted tool. */
  url?: string
  /** For a correction: a page that proves it. */
  source?: string | undefined
  locale: Locale
  accountId: number | undefined
  /** Cases from this sender within the hour, including this one; from the counters of the limits. */
  sentLately: number
}

/** The result of screening, stored with a case. */
type Screening = {
  isHeld: boolean
  signs: SpamSign[]
  score: number
  marks: number[]
  /** Earlier cases of the same campaign, to be held too. */
  members: string[]
}

/** Screens a case for signs of spam, in the transaction that stores it. Never refuses one. */
export async function screenCase(transaction: Db, sent: Sent): Promise<Screening> {
  const { name, text, url, source, accountId, sentLately } = sent
  const address = url ?? source
  const domain = url === undefined ? undefined : registrableDomainOf(new URL(url).hostname)
  const marks = listMarks({ name, text, ...(url !== undefined && { url }) })
  const inflow = await countInflow(transaction, marks)
  const campaign = await findCampaign(transaction, marks)
  const signs = [
    ...new Set<SpamSign>([
      ...findTextSigns({ name, text, domain }),
      ...(address === undefined ? [] : findAddressSigns(address)),
      ...(url === undefined ? [] : await findListedSigns(transaction, { ...sent, domain })),
      ...campaign.signs,
      ...(inflow.isOfSuffix ? (['same-suffix'] as const) : []),
      ...(sentLately > maxQuiet ? (['busy-sender'] as const) : []),
    ]),
  ]
  const score = scoreSigns(signs)
  const isConfirmed = accountId !== undefined && (await isConfirmedAccount(transaction, accountId))
  const isFlood = !isConfirmed && (inflow.arrived >= flood.arrived || inflow.held >= flood.held)
  const isSuspect = score >= holdingScore + (isConfirmed ? 1 : 0) - (isFlood ? 1 : 0)
  const isDelayed = !isSuspect && isFlood && inflow.queued >= floodQueue
  return {
    isHeld: isSuspect || isDelayed,
    signs: isDelayed ? [...signs, 'flood'] : signs,
    score,
    marks: joinMarks(marks),
    members: campaign.members,
  }
}

async function isConfirmedAccount(db: Db, accountId: number): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('email_confirmed_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return (account?.email_confirmed_at ?? null) !== null
}

/** Holds the other cases of a campaign that a new case has revealed. */
export const holdCampaign = (transaction: Db, { isHeld, members }: Screening): Promise<void> =>
  isHeld ? holdMembers(transaction, members, 'campaign', signWeights.campaign) : Promise.resolve()
