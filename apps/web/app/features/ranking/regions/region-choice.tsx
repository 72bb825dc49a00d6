import { useState, type MouseEvent } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { RegionGroup } from './arrange-regions.ts'
import { RegionDialog } from './region-dialog.tsx'
import './region-choice.css'

type RegionChoiceProps = { groups: readonly RegionGroup[]; current: string }

/** A link to all countries which, with script, opens them in a dialog. A modified click still opens a new tab. */
export function RegionChoice({ groups, current }: RegionChoiceProps) {
  const { t, locale } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a clicked link, and the dialog returns the focus to whatever had it.
    event.currentTarget.focus()
    setIsOpen(true)
  }
  return (
    <div className="sel">
      <span aria-hidden="true">{t('ranking.country')}</span>
      <Link className="btn btn-region" to={pathTo('rank-regions', locale)} aria-haspopup="dialog" onClick={open}>
        <Flag code={current} hasNameBeside />
        <span className="unseen">{t('ranking.country')}: </span>
        <span {...asServed}>{formatCountry(locale, current)}</span>
        <Icon name="down" small />
      </Link>
      {isOpen && <RegionDialog groups={groups} current={current} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
