import './skeleton-grid.css'

/** Placeholders of the same size as the cards that replace them. */
export function SkeletonGrid({ cards }: { cards: number }) {
  return (
    <ul className="skeletons" aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        <li key={`card-${place}`}>
          <span className="bone bone-mark" />
          <span className="bone bone-name" />
          <span className="bone bone-text" />
          <span className="bone bone-label" />
          <span className="bone bone-figure" />
        </li>
      ))}
    </ul>
  )
}
