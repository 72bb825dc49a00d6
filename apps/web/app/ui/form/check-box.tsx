import type { ComponentProps, ReactNode } from 'react'
import './check-box.css'

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & { name: string; children: ReactNode }

export function CheckBox({ name, children, ...input }: CheckBoxProps) {
  return (
    <label className="check" htmlFor={name}>
      <input type="checkbox" id={name} name={name} {...input} />
      <span>{children}</span>
    </label>
  )
}
