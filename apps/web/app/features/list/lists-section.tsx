import type { OwnLists } from '@polydex/contract/list/list'
import { isTitle, maxLists, maxTitleLength } from '@polydex/contract/list/list-content'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { listFaultText, type ListFaultKind } from './list-fault-text.ts'
import { keepList, readLists } from './store/local-lists.ts'
import { useListedTools } from './store/use-listed-tools.ts'
import { useLocalLists } from './store/use-local-lists.ts'
import './lists-section.css'
import { textIn } from './change/text-in.ts'

type ShownList = Pick<OwnLists[number], 'id' | 'title' | 'total' | 'first' | 'isShared' | 'isWithdrawn'>

/** Marks beside the name of a list. */
const maxMarks = 4
const none: readonly never[] = []

type ListsSectionProps = {
  /** Lists of the account; null for visitors, whose lists only the browser knows. */
  own: OwnLists | null
  /** Why a form that was sent made no list. */
  fault: ListFaultKind | undefined
  /** Makes a list of the favourites above. */
  children: ReactNode
}

/** All lists that the visitor has made, and the form that makes one. */
export function ListsSection({ own, fault: sentFault, children }: ListsSectionProps) {
  const { t, locale } = useLanguage()
  const id = useId()
  const navigate = useNavigate()
  const [madeFault, setFault] = useState<ListFaultKind>()
  const fault = madeFault ?? sentFault
  // Without an account the browser makes the list.
  const make = (event: FormEvent<HTMLFormElement>) => {
    if (own !== null) return
    event.preventDefault()
    const title = textIn(new FormData(event.currentTarget), 'title').trim()
    if (!isTitle(title)) return setFault('unfit')
    if (readLists().length >= maxLists) return setFault('tooMany')
    const list = crypto.randomUUID()
    keepList({ id: list, title, tools: [] })
    void navigate(pathTo('own-list', locale, list))
  }
  return (
    <div className="section lists-section" id="lists" tabIndex={-1}>
      <Panel title={t('collect.lists')}>
        {own === null ? <LocalListRows /> : <ListRows lists={own} />}
        <p>{t('collect.listsText')}</p>
        <Form className="list-make" method="post" action={pathTo('collect', locale)} onSubmit={make}>
          <label htmlFor={id}>{t('collect.listTitle')}</label>
          <div className="in-row">
            <input
              id={id}
              className="plain-field"
              type="text"
              name="title"
              required
              maxLength={maxTitleLength}
              autoComplete="off"
            />
            <button className="btn" type="submit" name="intent" value="createList">
              {t('collect.listCreate')}
            </button>
          </div>
          {fault !== undefined && <p role="alert">{listFaultText(t, fault)}</p>}
        </Form>
        {children}
      </Panel>
    </div>
  )
}

/** Lists of this browser, with the marks of their first tools once these are loaded. */
function LocalListRows() {
  const lists = useLocalLists() ?? none
  const { cardOf } = useListedTools([
    ...new Set(lists.flatMap(({ tools }) => tools.slice(0, maxMarks).map(({ slug }) => slug))),
  ])
  return (
    <ListRows
      lists={lists.map(({ id, title, tools }) => ({
        id,
        title,
        total: tools.length,
        first: tools.slice(0, maxMarks).map(({ slug }) => {
          const { name = '', mark = null } = cardOf(slug) ?? {}
          return { slug, name, mark }
        }),
        isShared: false,
        isWithdrawn: false,
      }))}
    />
  )
}

function ListRows({ lists }: { lists: readonly ShownList[] }) {
  const { t, locale } = useLanguage()
  if (lists.length === 0) return null
  return (
    <ul className="own-lists">
      {lists.map(({ id, title, total, first, isShared, isWithdrawn }) => (
        <li key={id}>
          <Link className="line-link" to={pathTo('own-list', locale, id)}>
            <span className="name">{title}</span>
            <span className="num">
              {isWithdrawn ? `${t('collect.listWithdrawn')} · ` : isShared && `${t('collect.listShared')} · `}
              {t('collect.sharedCount', { n: total })}
            </span>
            <span className="own-list-marks">
              {first.map(({ slug, name, mark }) => (
                <Mark key={slug} name={name} mark={mark} size={24} />
              ))}
              {total > first.length && <span className="meta">+{formatNumber(locale, total - first.length)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
