import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { FigureSource } from '@polydex/contract/figure/ranking'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay, formatList, formatMonth } from '../../i18n/format.ts'
import { kindName } from '../../i18n/names/kind-name.ts'
import { useLanguage, type Language } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { Icon } from '../icon.tsx'
import { Menu } from '../opening/menu.tsx'

type TakeAwayProps = {
  /** Names the page, with the month of its figures if they have one. */
  title: string
  /** Where its figures come from: describeSources, or any text. */
  source: string
  /** Path at which the same is found in years: with the month. */
  address: string
  /** A TableLink or a TableForm. */
  table?: ReactNode
}

/** For a citation: provider and kind. `month` only where the title does not say it. */
export function describeSources(
  { t, locale }: Language,
  sources: readonly Pick<FigureSource, 'provider' | 'kind'>[],
  month: string | null = null,
): string {
  const named = formatList(
    locale,
    sources.map(({ provider, kind }) => `${provider} · ${kindName(t, kind)}`),
  )
  return month === null ? named : t('take.source', { sources: named, month: formatMonth(locale, month) })
}

/** The reader's day, not that of the server: the page is the same for everybody. */
const today = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The server's page has no day, and hydration finds it as it was. */
const onServer = () => undefined
const neverChanges = () => () => undefined

/** A page as a table, as a citation and on paper. On paper the citation is all that is left of it. */
export function TakeAway({ title, source, address, table }: TakeAwayProps) {
  const { t, locale } = useLanguage()
  const day = useSyncExternalStore(neverChanges, today, onServer)
  const parts = { title, source, address: (useSite()?.origin ?? '') + address }
  const line = day === undefined ? t('take.line', parts) : t('take.lineRead', { ...parts, day: formatDay(locale, day) })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- links and buttons, not fields
    <div className="take-away in-row" role="group" aria-label={t('take.label')}>
      {table}
      <Menu
        id="cite"
        buttonClassName="btn"
        label={
          <>
            <Icon name="quote" />
            {t('take.cite')}
          </>
        }
      >
        <p className="cited" {...asServed}>
          {line}
        </p>
        <CopyButton text={line} />
      </Menu>
      <button className="btn needs-script to-print" type="button" onClick={() => window.print()}>
        <Icon name="print" />
        {t('take.print')}
      </button>
      <p className="printed" {...asServed}>
        {line}
      </p>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLanguage()
  const [copied, setCopied] = useState<string>()
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    )
  }
  const isCopied = copied === text
  return (
    <>
      <button className="btn needs-script" type="button" onClick={copy}>
        {isCopied ? t('take.copied') : t('take.copy')}
      </button>
      <output className="unseen">{isCopied && t('take.copied')}</output>
    </>
  )
}
