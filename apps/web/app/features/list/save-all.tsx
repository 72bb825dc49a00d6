import { maxTitleLength } from '@polydex/contract/list/list-content'
import { useId, useState, type FormEvent } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { readText } from '../../forms/read-text.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/opening/menu.tsx'
import { listFaultText } from './list-fault-text.ts'
import type { ListName, Saved } from './store/save-to-list.ts'
import './save-all.css'

/** What is needed to save a tool. */
type SavedTool = { slug: string; name: string }

type SaveAllProps = {
  tools: readonly SavedTool[]
  /** Text of the button, if it says more than that all are saved. */
  label?: string
  /** Name offered for a new list. */
  title?: string
}

/**
 * Saves tools to one of the visitor's lists or to a new one, of the account or of this browser. The lists are read when
 * the panel opens, so that the page is the same for everybody. Without script the form makes a list in the account.
 */
export function SaveAll({ tools, label, title = '' }: SaveAllProps) {
  const { t, locale } = useLanguage()
  const id = useId()
  const [lists, setLists] = useState<readonly ListName[]>([])
  const [chosen, setChosen] = useState('')
  const [answer, setAnswer] = useState<Saved | { kind: 'failed' }>()
  const load = () => {
    setAnswer(undefined)
    import('./store/save-to-list.ts')
      .then(({ findListNames }) => findListNames())
      .then(
        (found) => {
          setLists(found)
          return setChosen(found[0]?.id ?? '')
        },
        // The form still makes a new list.
        (error: unknown) => console.error('Lists could not be read:', error),
      )
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const target = { id: readText(form, 'list') || undefined, title: readText(form, 'title') }
    const slugs = tools.map(({ slug }) => slug)
    import('./store/save-to-list.ts')
      .then(({ saveToList }) => saveToList(target, slugs, locale))
      .then(setAnswer, (error: unknown) => {
        console.error('Tools could not be saved to a list:', error)
        setAnswer({ kind: 'failed' })
      })
  }
  const saved = answer !== undefined && 'list' in answer ? answer : undefined
  const fault = answer !== undefined && !('list' in answer) ? listFaultText(t, answer.kind) : undefined
  return (
    <Menu
      id={`${id}save`}
      buttonClassName="btn"
      onOpen={load}
      label={
        <>
          <Icon name="plus" small />
          {label ?? t('saveAll.saveAll')}
        </>
      }
    >
      <form className="save-all" method="post" action={pathTo('collect', locale)} onSubmit={save}>
        <input type="hidden" name="tools" value={tools.map(({ slug }) => slug).join(',')} />
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
        <button className="btn btn-primary" type="submit" name="intent" value="saveAll">
          {t('saveAll.save')}
        </button>
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
    </Menu>
  )
}
