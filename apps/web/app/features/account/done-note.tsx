import { Icon } from '../../ui/icon.tsx'

/** Says that something was done. The place is always there, so that its text is read out when it comes. */
export function DoneNote({ text }: { text: string | undefined }) {
  return (
    <output className="done">
      {text !== undefined && (
        <>
          <Icon name="check" />
          {text}
        </>
      )}
    </output>
  )
}
