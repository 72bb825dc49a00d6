import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { stripLocale } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/opening/menu.tsx'
import './navigation-menu.css'

type NavigationMenuProps = {
  id: string
  label: string
  /** Path prefixes of this menu's pages, without the locale; the menu is marked as current on them. */
  paths: readonly string[]
  wide?: boolean
  children: ReactNode
}

/** A dropdown of the header. */
export function NavigationMenu({ id, label, paths, wide = false, children }: NavigationMenuProps) {
  const here = stripLocale(useLocation().pathname)
  const isHere = paths.some((path) => here === path || here.startsWith(`${path}/`))
  return (
    <Menu
      id={id}
      className={wide ? 'wide' : ''}
      buttonClassName={isHere ? 'nav-btn here' : 'nav-btn'}
      paths={paths.join(' ')}
      label={
        <>
          {label}
          <Icon name="down" small />
        </>
      }
    >
      {children}
    </Menu>
  )
}
