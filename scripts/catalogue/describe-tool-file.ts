import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { toolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { z } from 'zod'

export const schemaPath = 'catalogue/tool.schema.json'

const slugsOf = (entries: readonly { slug: string }[]) => ({ enum: entries.map(({ slug }) => slug).toSorted() })

/** JSON Schema of a tool's file, with the slugs that it may name. */
export async function describeToolFile(): Promise<string> {
  const { categories, features, tasks } = await readCatalogue('catalogue')
  const schema = z.toJSONSchema(toolEntry, { io: 'input' })
  const named = {
    categories: slugsOf(categories),
    features: slugsOf(features),
    lacks: slugsOf(features),
    tasks: slugsOf(tasks),
  }
  for (const [key, items] of Object.entries(named)) {
    const property = schema.properties?.[key]
    if (typeof property !== 'object') throw new Error(`A tool's file has no ${key}`)
    property.items = items
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
