import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { Icon } from '../icon.tsx'
import { Menu } from './menu.tsx'
import './select-menu.css'

type SelectMenuProps = { id: string; label: string; value: string; children: ReactNode }

/** Looks like a select but contains links: every option is a page with its own address, also without script. */
export function SelectMenu({ id, label, value, children }: SelectMenuProps) {
  return (
    <div className="sel">
      <span aria-hidden="true">{label}</span>
      <Menu
        id={id}
        buttonClassName="btn"
        label={
          <>
            <span className="unseen">{label}: </span>
            <span {...asServed}>{value}</span>
            <Icon name="down" small />
          </>
        }
      >
        {children}
      </Menu>
    </div>
  )
}
