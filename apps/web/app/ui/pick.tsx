import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './pick.css'

type PickProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

/** One of several that may be chosen: a checkbox that looks like what it chooses. */
export function Pick({ children, ...input }: PickProps) {
  return (
    <label className="pick">
      <input type="checkbox" {...input} />
      <Icon name="check" small />
      {children}
    </label>
  )
}
