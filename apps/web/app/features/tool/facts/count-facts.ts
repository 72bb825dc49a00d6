import type { ToolDetail } from '@polydex/contract/tool/tool-detail'

/** What can be known of every tool: kinds of facts that concern only some, such as a former name, do not count. */
const isKnown: ((tool: ToolDetail) => boolean)[] = [
  ({ pricing, facts }) => pricing.from !== null || facts.plans !== undefined || pricing.model === 'free',
  ({ facts }) => facts.free !== undefined,
  ({ facts }) => facts.platforms !== undefined,
  ({ facts }) => facts.interface !== undefined,
  ({ facts }) => facts.contentLanguages !== undefined,
  ({ facts }) => facts.maker !== undefined,
  ({ facts }) => facts.country !== undefined,
  ({ facts }) => facts.launched !== undefined,
  ({ facts }) => facts.commercial !== undefined,
  ({ facts }) => facts.data !== undefined,
  ({ features, lacks }) => features.length + lacks.length > 0,
  ({ addedOn }) => addedOn !== null,
]

export const countFacts = (tool: ToolDetail): { known: number; total: number } => ({
  known: isKnown.filter((test) => test(tool)).length,
  total: isKnown.length,
})
