import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { mapParts, type Components, type JsonSchema } from './json-schema.ts'
import { tidySchema } from './tidy-schema.ts'

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
