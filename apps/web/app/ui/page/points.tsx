import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './points.css'

type PointsProps = {
  /** Numbered if their order matters. */
  numbered?: boolean
  points: readonly { title: string; text: ReactNode }[]
}

/** A few short statements on a stage, each with a heading. */
export function Points({ numbered = false, points }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? 'points numbered' : 'points'}>
      {points.map(({ title, text }) => (
        <li key={title}>
          {!numbered && <Icon name="check" />}
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
