import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'
import './view-switch.css'

export type View = 'cards' | 'list'

/** How a list of tools is shown: it is part of the address, and not remembered. */
export const viewIn = (query: Readonly<Record<string, string | undefined>>): View =>
  query['view'] === 'list' ? 'list' : 'cards'

type ViewSwitchProps = {
  view: View
  /** A link to the same list in another view. */
  renderLink: (view: View, isCurrent: boolean, children: ReactNode) => ReactNode
}

/** Cards or rows, as two links. */
export function ViewSwitch({ view, renderLink }: ViewSwitchProps) {
  const t = useTranslate()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- links, not fields
    <div className="view-switch" role="group" aria-label={t('card.view')}>
      {renderLink(
        'cards',
        view === 'cards',
        <>
          <Icon name="grid" small />
          <span>{t('card.viewCards')}</span>
        </>,
      )}
      {renderLink(
        'list',
        view === 'list',
        <>
          <Icon name="rows" small />
          <span>{t('card.viewList')}</span>
        </>,
      )}
    </div>
  )
}
