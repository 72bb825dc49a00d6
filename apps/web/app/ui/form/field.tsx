import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import './form.css'

export type FieldProps = {
  /** Unique on the page. */
  name: string
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
}

/** Attributes that connect a control to its label, hint and error. */
export const describeControl = ({ name, error, hint }: Pick<FieldProps, 'name' | 'error' | 'hint'>) => ({
  id: name,
  name,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [...(error === undefined ? [] : [`${name}-error`]), ...(hint === undefined ? [] : [`${name}-hint`])].join(' ') ||
    undefined,
})

/** Label, then the control, then its error, then the hint. */
export function Field({ name, label, error, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="form-row">
      <label htmlFor={name}>{label}</label>
      {children}
      <FieldError field={name} text={error} />
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
