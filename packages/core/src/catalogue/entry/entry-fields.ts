import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { DB } from '../../db/tables.gen.ts'
import { selectObject } from '../../db/select-object.ts'
import type { ListedTool, ToolEntry } from './catalogue-schema.ts'

type FieldName = keyof ListedTool
type Row = Selectable<DB['tools']>
type Text = NonNullable<ToolEntry['texts']['en']>

type EntryField<Value> = {
  /** The value in the format of a file; null: absent. */
  read: RawBuilder<unknown>
  /** Columns of `tools` that hold it. */
  columns?: readonly (keyof Row)[]
  /** Values of the columns; undefined means null. */
  write?: (value: Value) => { [Column in keyof Row]?: unknown }
  /** A table of its own that holds it, and the statement that fills it from `given (tool_id, value)`. */
  table?: 'tool_categories' | 'tool_features' | 'tool_tasks' | 'tool_texts'
  insert?: RawBuilder<unknown>
}

/** `absent`: what the column holds for entries without the field. */
const column = <Name extends keyof Row>(
  name: Name,
  absent: NonNullable<Row[Name]> | null = null,
): EntryField<Row[Name] | undefined> => ({
  columns: [name],
  write: (value) => ({ [name]: value ?? absent }),
  read: sql`nullif(to_jsonb(tools.${sql.ref(name)}), ${sql.lit(JSON.stringify(absent))}::jsonb)`,
})

/** The columns of `tool_texts` that hold the fields of a text. */
const textColumns: { [Field in keyof Text]-?: keyof DB['tool_texts'] } = {
  name: 'name',
  description: 'description',
  useCases: 'use_cases',
  bestFor: 'best_for',
  notFor: 'not_for',
  rather: 'rather',
  beside: 'beside',
}
const texts = Object.entries(textColumns).map(([field, name]) => ({ field, name, column: sql.ref(name) }))
const writtenText = selectObject(
  Object.fromEntries(texts.map(({ field, name }) => [name, sql`named.text -> ${sql.lit(field)}`])),
)

/**
 * Where each field of an entry is stored, and how it is read back: imports, decisions of the desk and exports follow. A
 * field that is missing here does not compile.
 */
const entryFields: { [Field in FieldName]: EntryField<ListedTool[Field]> } = {
  slug: column('slug'),
  name: column('name'),
  homepage: column('homepage_url'),
  categories: {
    table: 'tool_categories',
    insert: sql`
      insert into tool_categories (tool_id, category_id, position)
      select given.tool_id, categories.id, named.position
      from given
      cross join jsonb_array_elements_text(given.value) with ordinality as named (slug, position)
      join categories on categories.slug = named.slug`,
    read: sql`(
      select json_agg(categories.slug order by tool_categories.position)
      from tool_categories join categories on categories.id = tool_categories.category_id
      where tool_categories.tool_id = tools.id)`,
  },
  pricing: {
    columns: ['pricing_model', 'price_from', 'price_currency', 'price_period', 'price_checked_on'],
    write: ({ model, from }) => ({
      pricing_model: model,
      price_from: from?.amount,
      price_currency: from?.currency,
      price_period: from?.period,
      price_checked_on: from?.checkedOn,
    }),
    read: sql`json_build_object(
      'model', tools.pricing_model,
      'from', case when tools.price_from is not null then json_build_object(
        'amount', tools.price_from, 'currency', tools.price_currency, 'period', tools.price_period,
        'checkedOn', tools.price_checked_on) end)`,
  },
  aiRole: column('ai_role', 'core'),
  features: {
    table: 'tool_features',
    insert: sql`
      insert into tool_features (tool_id, feature_id)
      select given.tool_id, features.id
      from given
      cross join jsonb_array_elements_text(given.value) as named (slug)
      join features on features.slug = named.slug`,
    read: sql`coalesce((
      select json_agg(features.slug order by features.position)
      from tool_features join features on features.id = tool_features.feature_id
      where tool_features.tool_id = tools.id), '[]')`,
  },
  lacks: column('lacks', []),
  rivals: column('rivals', []),
  tasks: {
    table: 'tool_tasks',
    insert: sql`
      insert into tool_tasks (tool_id, task_id, position)
      select given.tool_id, tasks.id, named.position
      from given
      cross join jsonb_array_elements_text(given.value) with ordinality as named (slug, position)
      join tasks on tasks.slug = named.slug`,
    read: sql`(
      select json_agg(tasks.slug order by tool_tasks.position, tasks.slug)
      from tool_tasks join tasks on tasks.id = tool_tasks.task_id
      where tool_tasks.tool_id = tools.id)`,
  },
  firstListed: column('first_listed_on'),
  wholeSite: column('whole_site', false),
  trafficHost: column('traffic_host'),
  sizeTier: column('size_tier'),
  closed: {
    columns: ['status'],
    write: (isClosed) => ({ status: isClosed === true ? 'closed' : 'published' }),
    read: sql`nullif(tools.status = 'closed', false)`,
  },
  aliases: {
    // Written by writeAliases, which may take them from other tools.
    read: sql`(
      select json_agg(tool_aliases.slug order by tool_aliases.slug)
      from tool_aliases where tool_aliases.tool_id = tools.id)`,
  },
  alsoKnownAs: column('also_known_as', []),
  facts: column('facts', {}),
  judgedOn: column('judged_on'),
  links: column('links', {}),
  texts: {
    table: 'tool_texts',
    insert: sql`
      insert into tool_texts (tool_id, locale, ${sql.join(texts.map(({ column: name }) => name))})
      select given.tool_id, named.locale, ${sql.join(texts.map(({ column: name }) => sql`written.${name}`))}
      from given
      cross join jsonb_each(given.value) as named (locale, text)
      cross join jsonb_populate_record(null::tool_texts, ${writtenText}::jsonb) as written`,
    read: sql`coalesce((
      select json_object_agg(tool_texts.locale, ${selectObject(
        Object.fromEntries(texts.map(({ field, column: name }) => [field, sql`tool_texts.${name}`])),
      )})
      from tool_texts where tool_texts.tool_id = tools.id), '{}')`,
  },
}

const fieldNames = Object.keys(entryFields) as FieldName[]

/** What a flat row says of a tool: without one of these fields, the tool has none. Of other fields it says nothing. */
const flatFields = new Set<FieldName>([
  'slug',
  'name',
  'homepage',
  'categories',
  'pricing',
  'features',
  'firstListed',
  'closed',
])

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the field's value to its own writer
const writeField = <Field extends FieldName>(tool: ListedTool, name: Field) => {
  const field: EntryField<ListedTool[Field]> = entryFields[name]
  return field.write?.(tool[name])
}

const states = (tool: ListedTool, field: FieldName): boolean =>
  tool.texts !== undefined || flatFields.has(field) || tool[field] !== undefined

/** The columns of `tools` that an entry or a flat row determines, with their values. */
export function columnsOf(tool: ListedTool): { [Column in keyof Row]?: unknown } {
  return Object.assign({}, ...fieldNames.map((name) => (states(tool, name) ? writeField(tool, name) : undefined)))
}

/** The values of the fields that have a table of their own. */
export const partsOf = (tools: readonly ListedTool[]) =>
  fieldNames.flatMap((name) => {
    const { table, insert } = entryFields[name]
    if (table === undefined || insert === undefined) return []
    const stated = tools.filter((tool) => states(tool, name))
    return { table, insert, rows: stated.map((tool) => ({ slug: tool.slug, value: tool[name] ?? [] })) }
  })

/** SQL expression: the entry of a row of `tools`, in the format of a file. */
export const selectEntry = sql`json_strip_nulls(${selectObject(
  Object.fromEntries(fieldNames.map((name) => [name, entryFields[name].read])),
)})`

/** Columns in which a removed tool keeps nothing. */
export const clearedColumns = fieldNames
  .filter((name) => !['slug', 'name', 'homepage', 'closed'].includes(name))
  .flatMap((name) => entryFields[name].columns ?? [])
