import { Icon } from './icon.tsx'

type FieldErrorProps = { field: string; text: string | undefined }

/** What is wrong, directly at its field: mark, text and edge, never colour alone. */
export function FieldError({ field, text }: FieldErrorProps) {
  if (text === undefined) return null
  return (
    <p className="error" id={`${field}-error`}>
      <Icon name="alert" />
      {text}
    </p>
  )
}
