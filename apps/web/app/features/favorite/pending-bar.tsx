import './collection.css'

/** The place of what a list can be asked for, so that nothing moves when it comes. */
export function PendingBar() {
  return <div className="collection-bar pending needs-script" />
}
