/** The part of JSON Schema (draft 2020-12, which OpenAPI 3.1 uses) that our contract needs. */
export type JsonSchema = {
  [keyword: string]: unknown
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  default?: unknown
  examples?: unknown[]
}

/** Shared schemas by name, as under components/schemas. */
export type Components = Map<string, JsonSchema>

const listKeywords = ['anyOf', 'oneOf', 'allOf'] as const

/** The schema, with `change` applied to every schema directly inside it. */
export function mapParts(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const mapped = { ...schema }
  if (schema.properties !== undefined)
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, change(property)]),
    )
  if (typeof schema.additionalProperties === 'object') mapped.additionalProperties = change(schema.additionalProperties)
  if (schema.items !== undefined) mapped.items = change(schema.items)
  for (const keyword of listKeywords) {
    const parts = schema[keyword]
    if (parts !== undefined) mapped[keyword] = parts.map(change)
  }
  return mapped
}
