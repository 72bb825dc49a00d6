import { Icon } from '../../ui/icon.tsx'

/** Confirms an action. The live region is always mounted, so that new text is announced. */
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
