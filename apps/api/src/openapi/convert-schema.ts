import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { mapParts, type Components, type JsonSchema } from './json-schema.ts'

/** Readers want to know what a value is before its limits; the other keywords follow. */
const firstKeywords = ['$ref', 'title', 'description', 'type', 'format', 'enum', 'properties', 'required', 'items']

/**
 * Zod's JSON Schema as published in the document: references point to where OpenAPI keeps shared schemas, `examples`
 * has the spelling of JSON Schema, and limits that tell a reader nothing are dropped.
 */
function tidySchema(schema: JsonSchema): JsonSchema {
  const { id: _id, example, ...rest } = foldNull(mapParts(schema, tidySchema))
  if (example !== undefined) rest.examples = [example]
  if (rest.$ref !== undefined) rest.$ref = rest.$ref.replace('#/$defs/', '#/components/schemas/')
  if (rest['minimum'] === Number.MIN_SAFE_INTEGER) delete rest['minimum']
  if (rest['maximum'] === Number.MAX_SAFE_INTEGER) delete rest['maximum']
  // A format's name is understood everywhere; its pattern is for machines.
  if (rest.format !== undefined) delete rest['pattern']
  // The keys of a record are always strings in JSON.
  delete rest['propertyNames']
  return orderKeywords(rest)
}

/** Turns "this or null" into one schema with two types, which reads better than two alternatives. */
function foldNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...outer } = schema
  if (anyOf?.length !== 2 || anyOf[1]?.type !== 'null') return schema
  const [inner = {}] = anyOf
  if (typeof inner.type !== 'string') return schema
  const type = [inner.type, 'null']
  return { ...inner, ...outer, type, ...(inner.enum !== undefined && { enum: [...inner.enum, null] }) }
}

/** Index among the first keywords, or after all of them. */
const placeOf = (keyword: string): number => (firstKeywords.indexOf(keyword) + 100) % 100

const orderKeywords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)))

/**
 * A schema of the contract as JSON Schema; nested schemas that have an id go to the components. `input` is what a
 * caller may send, `output` the parsed value: an answer, or the numbers and lists that the texts of a query string
 * become.
 */
export function convertSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...body
  } = z.toJSONSchema(schema, { io }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  for (const [name, definition] of Object.entries($defs)) addComponent(components, name, finish(definition, io))
  return finish(body, io)
}

/** Answers stay open: they may gain fields without breaking clients. Input must be exactly as described. */
const finish = (schema: JsonSchema, io: 'input' | 'output'): JsonSchema =>
  tidySchema(io === 'output' ? openObjects(schema) : schema)

function openObjects(schema: JsonSchema): JsonSchema {
  const { additionalProperties, ...open } = mapParts(schema, openObjects)
  return additionalProperties === false || additionalProperties === undefined ? open : { ...open, additionalProperties }
}

function addComponent(components: Components, name: string, schema: JsonSchema): void {
  const existing = components.get(name)
  if (existing !== undefined && !isDeepStrictEqual(existing, schema))
    throw new Error(`Two different schemas have the id ${name}`)
  components.set(name, schema)
}
