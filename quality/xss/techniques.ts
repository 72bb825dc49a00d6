import { addressTechniques } from './address-techniques.ts'
import { attributeTechniques } from './attribute-techniques.ts'
import { filterTechniques } from './filter-techniques.ts'
import { lateTechniques } from './late-techniques.ts'
import { parserTechniques } from './parser-techniques.ts'
import { scriptTechniques } from './script-techniques.ts'
import type { Technique } from './technique.ts'

/** The other site, for techniques that request something from one. */
export const awayHost = 'away.test'

export type NumberedTechnique = Technique & {
  /** Two digits, in every call and address of the payload. */
  id: number
  /** The payload, submitted as it is. */
  text: string
}

/** All techniques. */
export const techniques: NumberedTechnique[] = [
  ...filterTechniques,
  ...attributeTechniques,
  ...addressTechniques,
  ...parserTechniques,
  ...scriptTechniques,
  ...lateTechniques,
].map((technique, index) => {
  const id = 10 + index
  return { ...technique, id, text: technique.payload({ call: `hit(${id})`, away: `//${awayHost}/${id}` }) }
})
