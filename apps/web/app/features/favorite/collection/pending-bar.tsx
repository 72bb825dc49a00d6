import './collection.css'

/** Placeholder for the list's controls, to avoid layout shift. */
export function PendingBar() {
  return <div className="in-row collection-bar pending needs-script" />
}
