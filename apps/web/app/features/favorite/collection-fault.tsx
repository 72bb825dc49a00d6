import { Icon } from '../../ui/icon.tsx'

type CollectionFaultProps = { text: string; action: string; onAct: () => void }

/** Something is missing from the list, and one thing can be done about it. */
export function CollectionFault({ text, action, onAct }: CollectionFaultProps) {
  return (
    <div className="collection-fault" role="alert">
      <Icon name="info" />
      <p>{text}</p>
      <button className="btn" type="button" onClick={onAct}>
        {action}
      </button>
    </div>
  )
}
