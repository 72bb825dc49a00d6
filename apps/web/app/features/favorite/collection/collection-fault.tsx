import { Icon } from '../../../ui/icon.tsx'

type CollectionFaultProps = { text: string; action: string; onAct: () => void }

/** Part of the list is missing, with one action to fix it. */
export function CollectionFault({ text, action, onAct }: CollectionFaultProps) {
  return (
    <div className="in-row collection-fault" role="alert">
      <Icon name="info" />
      <p>{text}</p>
      <button className="btn" type="button" onClick={onAct}>
        {action}
      </button>
    </div>
  )
}
