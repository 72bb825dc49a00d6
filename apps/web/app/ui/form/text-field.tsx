import type { ComponentProps } from 'react'
import { describeControl, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

export function TextField({ name, label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} error={error} hint={hint}>
      <input type="text" {...input} {...describeControl({ name, error, hint })} />
    </Field>
  )
}
