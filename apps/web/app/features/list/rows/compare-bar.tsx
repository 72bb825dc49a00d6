import { maxCompared } from '@polydex/contract/tool/compared'
import { useEffect, type ReactNode } from 'react'
import { Form } from 'react-router'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import './list-rows.css'

/** The form to which the boxes of all rows belong. */
export const compareId = 'compare-list'

/** A fifth chosen tool takes the place of the first. */
function keepWithinMax({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.form?.id !== compareId || !target.checked) return
  const others = [...target.form.elements].filter(
    (box) => box instanceof HTMLInputElement && box.type === 'checkbox' && box.checked && box !== target,
  )
  if (others.length >= maxCompared && others[0] instanceof HTMLInputElement) others[0].checked = false
}

type CompareBarProps = { total: number; children?: ReactNode }

/** What can be done with the whole list: compare up to four of it, print it, and what the page adds. */
export function CompareBar({ total, children }: CompareBarProps) {
  const { t, locale } = useLanguage()
  useEffect(() => {
    document.addEventListener('change', keepWithinMax)
    return () => document.removeEventListener('change', keepWithinMax)
  }, [])
  return (
    <div className="in-row list-bar">
      {total > 1 && (
        <Form id={compareId} action={pathTo('compare', locale)}>
          <button className="btn" type="submit">
            {t('ownList.compare')}
          </button>
        </Form>
      )}
      <button className="btn needs-script" type="button" onClick={() => window.print()}>
        {t('ownList.print')}
      </button>
      {children}
    </div>
  )
}
