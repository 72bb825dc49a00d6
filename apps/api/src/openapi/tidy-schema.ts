import { mapParts, type JsonSchema } from './json-schema.ts'

/** A reader wants to know what a value is before how it is limited; the other keywords follow. */
const firstKeywords = ['$ref', 'title', 'description', 'type', 'format', 'enum', 'properties', 'required', 'items']

/**
 * Zod's JSON Schema as it stands in the published document: references point to where OpenAPI keeps shared schemas,
 * examples are spelled as JSON Schema spells them, limits without information for a reader are dropped.
 */
export function tidySchema(schema: JsonSchema): JsonSchema {
  const { id: _id, example, ...rest } = foldNull(mapParts(schema, tidySchema))
  if (example !== undefined) rest.examples = [example]
  if (rest.$ref !== undefined) rest.$ref = rest.$ref.replace('#/$defs/', '#/components/schemas/')
  if (rest['minimum'] === Number.MIN_SAFE_INTEGER) delete rest['minimum']
  if (rest['maximum'] === Number.MAX_SAFE_INTEGER) delete rest['maximum']
  // A format has a name that is understood everywhere; the expression behind it is for machines.
  if (rest.format !== undefined) delete rest['pattern']
  // Keys of a record are strings in any JSON.
  delete rest['propertyNames']
  return orderKeywords(rest)
}

/** "This or null" as one schema with two types, which reads better than two alternatives. */
function foldNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...outer } = schema
  if (anyOf?.length !== 2 || anyOf[1]?.type !== 'null') return schema
  const [inner = {}] = anyOf
  if (typeof inner.type !== 'string') return schema
  const type = [inner.type, 'null']
  return { ...inner, ...outer, type, ...(inner.enum !== undefined && { enum: [...inner.enum, null] }) }
}

/** Place among the first keywords, or behind all of them. */
const placeOf = (keyword: string): number => (firstKeywords.indexOf(keyword) + 100) % 100

const orderKeywords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)))
