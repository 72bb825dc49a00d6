import type { Components, JsonSchema } from './json-schema.ts'

/**
 * An example of a schema, put together from the examples of its leaves, so that no example is written twice and none
 * can go stale. A leaf without one is an error that names its place.
 */
export function composeExample(schema: JsonSchema, components: Components, place = ''): unknown {
  if (schema.examples !== undefined) return schema.examples[0]
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema['const'] !== undefined) return schema['const']
  const [alternative] = schema.anyOf ?? schema.oneOf ?? []
  if (alternative !== undefined) return composeExample(alternative, components, place)
  if (schema.$ref !== undefined) return composeExample(resolve(schema.$ref, components), components, place)
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        composeExample(property, components, `${place}.${name}`),
      ]),
    )
  if (schema.items !== undefined)
    return Array<unknown>(Math.max(1, schema.minItems ?? 0)).fill(
      composeExample(schema.items, components, `${place}[]`),
    )
  if ([schema.type].flat().includes('boolean')) return false
  throw new Error(`${place} has no example; give its schema .meta({ example })`)
}

function resolve(reference: string, components: Components): JsonSchema {
  const schema = components.get(reference.replace('#/components/schemas/', ''))
  if (schema === undefined) throw new Error(`${reference} does not resolve`)
  return schema
}
