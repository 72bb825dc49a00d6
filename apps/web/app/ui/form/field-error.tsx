import { Icon } from '../icon.tsx'

type FieldErrorProps = { field: string; text: string | undefined }

/** The error at its field: by icon, text and border, never by colour alone. */
export function FieldError({ field, text }: FieldErrorProps) {
  if (text === undefined) return null
  return (
    <p className="error" id={`${field}-error`}>
      <Icon name="alert" />
      {text}
    </p>
  )
}
