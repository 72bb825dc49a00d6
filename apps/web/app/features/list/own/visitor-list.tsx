import { thisSite } from '@polydex/contract/site/site'
import { getSuggestions } from '@polydex/contract/calls/tool'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../addresses/path-to.ts'
import { callFromBrowser } from '../../../api/call-from-browser.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { applyForm, type ListAnswer } from '../change/apply-form.ts'
import { forgetList, keepList, readLists, type LocalList } from '../store/local-lists.ts'
import { useListedTools } from '../store/use-listed-tools.ts'
import { useLocalLists } from '../store/use-local-lists.ts'
import { AccountLinks } from '../../../ui/page/account-links.tsx'
import { OwnList } from './own-list.tsx'
import { NoSuchList, PendingList } from './no-list.tsx'
import { textIn } from '../change/text-in.ts'

/** A list that only this browser has, or none: the server cannot know. */
export function VisitorList({ id }: { id: string }) {
  const lists = useLocalLists()
  if (lists === undefined) return <PendingList id={id} />
  const list = lists.find((one) => one.id === id)
  return list === undefined ? <NoSuchList id={id} /> : <LocalListPage list={list} />
}

function LocalListPage({ list }: { list: LocalList }) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const apiBase = useSite()?.apiBase ?? ''
  const [answer, setAnswer] = useState<ListAnswer>()
  const { cardOf, hasFailed } = useListedTools(list.tools.map(({ slug }) => slug))
  const { id } = list
  const lookUp = async (q: string) => (await callFromBrowser(getSuggestions, { q, locale }, { apiBase })).suggestions
  const change = async (form: FormData) => {
    if (textIn(form, 'intent') === 'delete') {
      forgetList(id)
      await navigate(pathTo('collect', locale))
      return
    }
    const before = readLists().find((one) => one.id === id) ?? list
    const applied = await applyForm(form, before, lookUp)
    keepList({ id, ...applied.list })
    setAnswer(applied.answer)
  }
  const tools = list.tools.flatMap(({ slug, note }) => {
    const tool = cardOf(slug)
    return tool ? [{ tool, note }] : []
  })
  return (
    <OwnList
      id={id}
      title={list.title}
      tools={tools}
      onChange={(form) => void change(form)}
      answer={hasFailed ? { kind: 'failed' } : answer}
      canShare={false}
      share={
        thisSite.accounts && (
          <>
            <p>{t('ownList.shareNeedsAccount')}</p>
            <AccountLinks className="list-delete" isQuiet next={pathTo('own-list', locale, id)} />
          </>
        )
      }
    />
  )
}
