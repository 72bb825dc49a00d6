import type { OwnList as StoredList } from '@polydex/contract/list/list'
import { useRef, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import type { ListAnswer } from '../change/apply-form.ts'
import { OwnList } from './own-list.tsx'

type AccountListProps = {
  list: StoredList
  /** The outcome of a form sent without script. */
  answer: ListAnswer | undefined
  share: ReactNode
}

/** A list of the account. Changes are sent one after the other, so that quick ones cannot overtake each other. */
export function AccountList({ list: { id, title, tools, isWithdrawn }, answer, share }: AccountListProps) {
  const { t, locale } = useLanguage()
  const { submit, data } = useFetcher<ListAnswer>()
  const queue = useRef(Promise.resolve())
  const send = (form: FormData) => {
    queue.current = queue.current.then(() =>
      submit(form, { method: 'post', action: pathTo('own-list', locale, id), preventScrollReset: true }),
    )
  }
  return (
    <OwnList
      id={id}
      title={title}
      tools={tools}
      onChange={send}
      answer={data ?? answer}
      canShare={!isWithdrawn}
      share={isWithdrawn ? <p>{t('ownList.withdrawn')}</p> : share}
    />
  )
}
