import { maxNoteLength } from '@polydex/contract/list/list-content'
import { useId } from 'react'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { NotedTool } from '../rows/list-rows.tsx'

type RowEditProps = { noted: NotedTool; action: string }

/** The note of a tool, its place, and its removal; one form, so that all of it works without script. */
export function RowEdit({ noted: { tool, note }, action }: RowEditProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <details className="row-edit">
      <summary aria-label={t('ownList.edit', { name: tool.name })}>
        <Icon name="pen" />
      </summary>
      <form method="post" action={action}>
        <input type="hidden" name="tool" value={tool.slug} />
        <input type="hidden" name="name" value={tool.name} />
        <label htmlFor={id}>{t('ownList.note')}</label>
        {/* A key: a note that was saved elsewhere replaces the field's text. */}
        <textarea
          key={note}
          id={id}
          className="plain-field"
          name="note"
          rows={3}
          maxLength={maxNoteLength}
          defaultValue={note}
        />
        <p className="in-row">
          <button className="btn btn-primary" type="submit" name="intent" value="note">
            {t('ownList.saveNote')}
          </button>
          <button className="btn" type="submit" name="intent" value="up">
            {t('ownList.up')}
          </button>
          <button className="btn" type="submit" name="intent" value="down">
            {t('ownList.down')}
          </button>
          <button className="btn" type="submit" name="intent" value="remove">
            {t('ownList.remove')}
          </button>
        </p>
      </form>
    </details>
  )
}
