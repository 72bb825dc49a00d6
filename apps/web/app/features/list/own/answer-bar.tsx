import { maxListTools } from '@polydex/contract/list/list-content'
import { useEffect, useRef } from 'react'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import type { ListAnswer } from '../change/apply-form.ts'

/** Sentences about what was added, one below the other. */
function listTexts({ t, locale }: Language, answer: ListAnswer): string[] {
  if (answer.kind === 'failed') return [t('collect.sendFailed')]
  if (answer.kind === 'unfit') return [t('ownList.unfit')]
  if (answer.kind === 'removed') return [t('collect.removed', { name: answer.name })]
  if (answer.kind !== 'added') return []
  return [
    answer.added > 0 ? t('ownList.added', { n: answer.added }) : t('ownList.addedNone'),
    ...(answer.missing.length > 0 ? [t('ownList.missing', { names: formatList(locale, answer.missing) })] : []),
    ...(answer.isFull ? [t('ownList.full', { n: maxListTools })] : []),
  ]
}

type AnswerBarProps = { answer: ListAnswer | undefined; action: string }

/** What became of the last change, with its undo. The live region is always there, so that new text is announced. */
export function AnswerBar({ answer, action }: AnswerBarProps) {
  const language = useLanguage()
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button went with its row.
  useEffect(() => {
    if (answer?.kind === 'removed' && document.activeElement === document.body) undo.current?.focus()
  }, [answer])
  const texts = answer === undefined ? [] : listTexts(language, answer)
  return (
    <div className="in-row list-answer">
      <output>
        {texts.map((text, place) => (
          <p key={text} className={answer?.kind === 'added' && place > 0 ? 'list-fault' : undefined}>
            {text}
          </p>
        ))}
      </output>
      {answer?.kind === 'removed' && (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="tool" value={answer.tool} />
          <input type="hidden" name="note" value={answer.note} />
          <input type="hidden" name="place" value={answer.place} />
          <button ref={undo} className="btn" type="submit">
            {language.t('collect.undo')}
          </button>
        </form>
      )}
    </div>
  )
}
