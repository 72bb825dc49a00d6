import type { ComponentProps } from 'react'
import { describeControl, Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>

/** A list to choose from; its options are the children. */
export function SelectField({ name, label, error, hint, ...select }: SelectFieldProps) {
  return (
    <Field name={name} label={label} error={error} hint={hint}>
      <select {...select} {...describeControl({ name, error, hint })} />
    </Field>
  )
}
