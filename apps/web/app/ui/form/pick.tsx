import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './pick.css'

type PickProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

/** One of several options: a checkbox styled as a chip. Its width never changes. */
export function Pick({ children, ...input }: PickProps) {
  return (
    <label className="pick">
      <input type="checkbox" {...input} />
      <Icon name="plus" small />
      <Icon name="check" small />
      {children}
    </label>
  )
}
