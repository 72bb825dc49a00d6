import type { CorrectToolInput, ReceivedCorrection } from '@polydex/contract/case/correction'
import { needsText } from '@polydex/contract/case/correction-choices'
import { fieldMessage } from '@polydex/contract/text/field-message'
import { AppError } from '../app-error.ts'
import { createCase } from '../case/create-case.ts'
import { storeReplyTo, type Sender } from '../case/store-reply-to.ts'
import { normalizeHomepage } from '../catalogue/entry/homepage.ts'
import type { Db } from '../db/connect.ts'
import { requireDomain } from '../submission/check-address.ts'
import { holdCampaign, screenCase } from '../submission/screen-case.ts'
import { toolNamed } from '../tool/tool-named.ts'

/** Stores a report about a tool's entry for an editor. Throws `not_found` for an unknown tool. */
export async function correctTool(
  db: Db,
  { toolId: slug, problem, field, text, source, replyTo, locale }: CorrectToolInput,
  sender: Sender,
): Promise<ReceivedCorrection> {
  if (needsText(problem) && (text ?? '') === '')
    throw new AppError('invalid_input', 'A text is missing', { text: fieldMessage.correctionMissing })
  if (source !== undefined) requireDomain(source, 'source')
  return db.transaction().execute(async (transaction) => {
    const tool = await transaction
      .selectFrom('tools')
      .select('id')
      .where('id', '=', toolNamed(slug))
      .where('status', 'in', ['published', 'closed'])
      .executeTakeFirst()
    if (tool === undefined) throw new AppError('not_found', `There is no tool ${slug}`)
    const { accountId, sentLately } = sender
    const screening =
      sentLately === undefined
        ? undefined
        : await screenCase(transaction, { name: '', text: text ?? '', source, locale, accountId, sentLately })
    const { id, reference } = await createCase(transaction, {
      kind: 'correction',
      subject: null,
      accountId: accountId ?? null,
      toolId: tool.id,
      locale,
      ...(screening !== undefined && { screening }),
    })
    if (screening !== undefined) await holdCampaign(transaction, screening)
    await transaction
      .insertInto('corrections')
      .values({
        id,
        problem,
        field: field ?? null,
        text: text || null,
        source: source === undefined ? null : normalizeHomepage(source),
      })
      .execute()
    await storeReplyTo(transaction, id, replyTo, sender)
    return { id, reference }
  })
}
