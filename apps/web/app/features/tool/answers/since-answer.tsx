import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { changeTexts } from '../facts/fact-texts.ts'
import { NotKnown } from '../facts/not-known.tsx'
import { Standing } from '../facts/standing.tsx'

type SinceAnswerProps = { tool: Pick<ToolDetail, 'slug' | 'facts' | 'addedOn' | 'status'> }

/** The year it opened, what became of it, and since when it is listed; a closed tool is closed. */
export function SinceAnswer({ tool: { slug, facts, addedOn, status } }: SinceAnswerProps) {
  const { t, locale } = useLanguage()
  const { launched, changes } = facts
  return (
    <>
      {status === 'closed' && <p className="answer">{t('card.closed')}</p>}
      {launched === undefined ? (
        <p>
          <NotKnown slug={slug} kind="launched" />
        </p>
      ) : (
        <p className={status === 'closed' ? undefined : 'answer'}>
          {t('entry.sinceYear', { year: String(launched.value) })}
          <Standing isChecked={launched.checked !== undefined} />
        </p>
      )}
      {changeTexts(t, changes?.value ?? []).map((text) => (
        <p key={text}>
          {text}
          <Standing isChecked={changes?.checked !== undefined} />
        </p>
      ))}
      <p {...asServed}>
        {addedOn === null ? t('entry.addedUnknown') : t('entry.listedSince', { day: formatDay(locale, addedOn) })}
      </p>
    </>
  )
}
