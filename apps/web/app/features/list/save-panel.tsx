import { maxTitleLength } from '@polydex/contract/list/list-content'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { listFaultText } from './list-fault-text.ts'
import { findListNames, saveToList, type ListName, type Saved } from './store/save-to-list.ts'
import { textIn } from './change/text-in.ts'

type SavePanelProps = { tools: readonly string[]; title: string }

/** The form of SaveAll with the visitor's lists to choose from, the one used last first. */
export function SavePanel({ tools, title }: SavePanelProps) {
  const { t, locale } = useLanguage()
  const id = useId()
  const [lists, setLists] = useState<readonly ListName[]>([])
  const [chosen, setChosen] = useState('')
  const [answer, setAnswer] = useState<Saved | { kind: 'failed' }>()
  useEffect(() => {
    findListNames().then(
      (found) => {
        setLists(found)
        return setChosen(found[0]?.id ?? '')
      },
      // The form still makes a new list.
      (error: unknown) => console.error('Lists could not be read:', error),
    )
  }, [])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const target = { id: textIn(form, 'list') || undefined, title: textIn(form, 'title') }
    saveToList(target, tools, locale).then(setAnswer, (error: unknown) => {
      console.error('Tools could not be saved to a list:', error)
      setAnswer({ kind: 'failed' })
    })
  }
  const saved = answer !== undefined && 'list' in answer ? answer : undefined
  const fault = answer !== undefined && !('list' in answer) ? listFaultText(t, answer.kind) : undefined
  return (
    <form className="save-all" onSubmit={save}>
      {lists.length > 0 && (
        <>
          <label htmlFor={`${id}list`}>{t('saveAll.list')}</label>
          <select
            id={`${id}list`}
            className="plain-field"
            name="list"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {lists.map((list) => (
              <option key={list.id} value={list.id}>
                {list.title}
              </option>
            ))}
            <option value="">{t('saveAll.newList')}</option>
          </select>
        </>
      )}
      {chosen === '' && (
        <>
          <label htmlFor={`${id}title`}>{t('saveAll.title')}</label>
          <input
            id={`${id}title`}
            className="plain-field"
            type="text"
            name="title"
            required
            maxLength={maxTitleLength}
            defaultValue={title}
            autoComplete="off"
          />
        </>
      )}
      <button className="btn btn-primary">{t('saveAll.save')}</button>
      <output>
        {fault}
        {saved !== undefined && (
          <>
            {saved.kind === 'full' ? t('saveAll.full') : t('saveAll.saved')}
            <Link to={pathTo('own-list', locale, saved.list.id)}>{saved.list.title}</Link>
          </>
        )}
      </output>
    </form>
  )
}
