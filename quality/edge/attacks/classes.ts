import { insideClasses } from './inside.ts'
import { placeClasses } from './places.ts'
import { smuggledClasses } from './smuggled.ts'
import { storedClasses } from './stored.ts'
import { unkeyedClasses } from './unkeyed.ts'

/** All classes of attacks. */
export const attackClasses = [
  ...unkeyedClasses,
  ...placeClasses,
  ...storedClasses,
  ...smuggledClasses,
  ...insideClasses,
]
