import type { ComponentProps, ReactNode } from 'react'
import './check-box.css'

type RadioButtonProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { name: string; children: ReactNode }

/** One of several options that exclude each other. */
export function RadioButton({ children, ...input }: RadioButtonProps) {
  return (
    <label className="check">
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  )
}
