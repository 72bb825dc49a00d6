import { maxCompared } from '@polydex/contract/tool/compared'
import { useEffect, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import './list-rows.css'

/** The form to which the boxes of all rows belong. */
export const compareId = 'compare-list'

/** How many boxes are ticked once one has changed. A fifth takes the place of the first. */
function countChosen({ target }: Event): number | undefined {
  if (!(target instanceof HTMLInputElement) || target.form?.id !== compareId) return undefined
  const others = [...target.form.elements].filter(
    (box) => box instanceof HTMLInputElement && box.type === 'checkbox' && box.checked && box !== target,
  )
  if (!target.checked) return others.length
  if (others.length >= maxCompared && others[0] instanceof HTMLInputElement) others[0].checked = false
  return Math.min(others.length + 1, maxCompared)
}

type CompareBarProps = { total: number; children?: ReactNode }

/** What can be done with the whole list: compare up to four of it, print it, and what the page adds. */
export function CompareBar({ total, children }: CompareBarProps) {
  const { t, locale } = useLanguage()
  const [chosen, setChosen] = useState(Math.min(total, maxCompared))
  useEffect(() => {
    const count = (event: Event) => setChosen((before) => countChosen(event) ?? before)
    document.addEventListener('change', count)
    return () => document.removeEventListener('change', count)
  }, [])
  return (
    <div className="in-row list-bar">
      {total > 1 && (
        <Form id={compareId} action={pathTo('compare', locale)}>
          <button className="btn btn-primary" type="submit">
            <span className="without-script">{t('ownList.compare')}</span>
            <span className="needs-script">{t('site.compareThese', { n: chosen })}</span>
          </button>
        </Form>
      )}
      <button className="btn needs-script to-print" type="button" onClick={() => window.print()}>
        <Icon name="print" />
        {t('ownList.print')}
      </button>
      {children}
    </div>
  )
}
