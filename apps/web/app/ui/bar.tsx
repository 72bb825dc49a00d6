import './bar.css'

/** A share of the largest value; the number beside it speaks, the bar only shows. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${Number((share * 100).toPrecision(2))}%`} height="100%" />
    </svg>
  )
}
