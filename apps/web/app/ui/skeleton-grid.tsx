import './skeleton-grid.css'

/** Placeholders of the same size as the cards that replace them. */
export function SkeletonGrid({ cards }: { cards: number }) {
  return (
    <ul className="skeletons" aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        <li key={`card-${place}`}>
          <span className="sk sk-cover" />
          <span className="sk sk-name" />
          <span className="sk sk-text" />
          <span className="sk sk-text short" />
          <span className="sk sk-label" />
          <span className="sk sk-bars" />
        </li>
      ))}
    </ul>
  )
}
