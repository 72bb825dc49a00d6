import './bar.css'

/** A share of the largest value. Decorative: the number beside it carries the meaning. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${Number((share * 100).toPrecision(2))}%`} height="100%" />
    </svg>
  )
}
