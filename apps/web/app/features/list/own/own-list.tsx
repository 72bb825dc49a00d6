import { thisSite } from '@polydex/contract/site/site'
import { maxTitleLength } from '@polydex/contract/list/list-content'
import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { TableForm } from '../../../ui/take/take-table.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import type { ListAnswer } from '../change/apply-form.ts'
import { CompareBar } from '../rows/compare-bar.tsx'
import { ListRows, type NotedTool } from '../rows/list-rows.tsx'
import { AddTools } from './add-tools.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { RowEdit } from './row-edit.tsx'
import './own-list.css'

type OwnListProps = {
  id: string
  title: string
  tools: readonly NotedTool[]
  /** Makes the change that a form of the page asks for; without script the form is sent instead. */
  onChange: (form: FormData) => void
  answer: ListAnswer | undefined
  canShare: boolean
  /** How the list is shared, or what it takes to share it. */
  share: ReactNode
}

/** A button that has moved with its row keeps the focus. */
function useMovedFocus(): (pressed: HTMLElement | null) => void {
  const pressed = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus()
  })
  return (button) => {
    pressed.current = button
  }
}

/** The page of a list for whoever made it, in an account or in this browser. */
export function OwnList({ id, title, tools, onChange, answer, canShare, share }: OwnListProps) {
  const { t, locale } = useLanguage()
  const action = pathTo('own-list', locale, id)
  const keepFocus = useMovedFocus()
  const send = (event: FormEvent<HTMLDivElement>) => {
    const { target: form, nativeEvent } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('action') !== action) return
    event.preventDefault()
    const { submitter } = nativeEvent as SubmitEvent
    keepFocus(submitter)
    onChange(new FormData(form, submitter))
    const details = form.closest('details')
    if (submitter?.getAttribute('value') === 'note' || form.matches('.list-rename')) {
      details?.removeAttribute('open')
      details?.querySelector('summary')?.focus()
    }
  }
  return (
    <div onSubmit={send}>
      <div className="spread list-head">
        <div>
          <p>
            <Link className="tap" to={`${pathTo('collect', locale)}#lists`}>
              {t('ownList.all')}
            </Link>
          </p>
          <h1 tabIndex={-1}>{title}</h1>
          {/* Names the rows, whose headings are one level deeper. */}
          <h2 className="meta" {...asServed}>
            {t('ownList.count', { n: tools.length })}
          </h2>
          <Disclosure summary={t('ownList.rename')}>
            <form className="in-row list-rename" method="post" action={action}>
              <input
                key={title}
                className="plain-field"
                type="text"
                name="title"
                required
                maxLength={maxTitleLength}
                defaultValue={title}
                aria-label={t('ownList.title')}
              />
              <button className="btn" type="submit" name="intent" value="rename">
                {t('ownList.save')}
              </button>
            </form>
          </Disclosure>
        </div>
      </div>
      <AddTools action={action} answer={answer} isFirst={tools.length === 0} />
      <AnswerBar answer={answer} action={action} />
      {tools.length === 0 ? (
        <p className="lead list-empty">{t('ownList.empty')}</p>
      ) : (
        <>
          <CompareBar total={tools.length}>
            <TableForm
              title={title}
              tools={tools.map(({ tool }) => tool.slug)}
              notes={tools.map(({ note }) => note ?? '')}
            />
            {canShare && (
              <a className="btn" href="#share">
                <Icon name="share" />
                {t('collect.share')}
              </a>
            )}
          </CompareBar>
          <ListRows tools={tools} renderEdit={(noted) => <RowEdit noted={noted} action={action} />} />
        </>
      )}
      <div className="section halves" id="share" tabIndex={-1}>
        {thisSite.accounts && <Panel title={t('collect.share')}>{share}</Panel>}
        <Panel title={t('ownList.delete')}>
          <p>{t('ownList.deleteText')}</p>
          <Disclosure summary={t('ownList.delete')}>
            <form method="post" action={action}>
              <button className="btn" type="submit" name="intent" value="delete">
                {t('ownList.deleteForGood')}
              </button>
            </form>
          </Disclosure>
        </Panel>
      </div>
    </div>
  )
}
