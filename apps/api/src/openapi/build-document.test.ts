import { endpoints } from '@polydex/contract/http/endpoints'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { buildDocument } from './build-document.ts'
import { mapParts, type JsonSchema } from './json-schema.ts'

type Answer = { data?: unknown }
type Media = { schema: JsonSchema; example?: unknown; examples?: Record<string, { value: Answer }> }
type Content = { content: { 'application/json': Media } }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: { name: string; description: string; required: boolean; schema: JsonSchema; example?: unknown }[]
  requestBody?: Content
  responses: { '200': Content } & Record<string, Content | { $ref: string }>
}

const document = buildDocument()
const text = JSON.stringify(document)
const operations = endpoints.map((endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation | undefined
  if (operation === undefined) throw new Error(`${endpoint.path} is not described`)
  return { endpoint, operation, media: operation.responses['200'].content['application/json'] }
})

/** Every schema of the document with its place, nested ones included. */
function listSchemas(): { place: string; schema: JsonSchema }[] {
  const found: { place: string; schema: JsonSchema }[] = []
  const visit = (place: string, schema: JsonSchema) => {
    found.push({ place, schema })
    mapParts(schema, (part) => {
      visit(place, part)
      return part
    })
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(name, schema)
  for (const { operation, media } of operations) {
    visit(operation.operationId, media.schema)
    for (const { schema } of operation.parameters ?? []) visit(operation.operationId, schema)
    if (operation.requestBody !== undefined)
      visit(operation.operationId, operation.requestBody.content['application/json'].schema)
  }
  return found
}

const findTarget = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)

const isDescribed = (schema: JsonSchema): boolean =>
  schema.description !== undefined ||
  (schema.$ref !== undefined && (findTarget(schema.$ref) as JsonSchema).description !== undefined)

// Schemas are checked once, below: compiling would check the shared ones again for each call.
const validator = new Ajv2020({ strictTypes: false, allErrors: true, validateSchema: false })
addFormats.default(validator)
validator.addKeyword('components')
/** With the shared schemas, so that references within the document resolve. */
const withComponents = (schema: JsonSchema) => ({ ...schema, components: { schemas: document.components.schemas } })

describe('the published description', () => {
  it('describes every field and every parameter', () => {
    const fields = listSchemas().flatMap(({ place, schema }) =>
      Object.entries(schema.properties ?? {}).map(([name, property]) => ({ place, name, property })),
    )
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? [])
    expect(fields.length).toBeGreaterThan(50)
    expect(
      fields.filter(({ property }) => !isDescribed(property)).map(({ place, name }) => `${place} ${name}`),
    ).toEqual([])
    expect(parameters.filter(({ description }) => description === '')).toEqual([])
  })

  it('has no dangling references and no unused components', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
    expect(references.filter((reference) => findTarget(reference) === undefined)).toEqual([])
    const { schemas, responses } = document.components
    const shared = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ]
    expect(shared.filter((reference) => !references.includes(reference))).toEqual([])
  })

  it('contains only schemas that a JSON Schema validator accepts', () => {
    const faults = listSchemas().flatMap(({ place, schema }) =>
      validator.validateSchema(schema) === true ? [] : `${place}: ${validator.errorsText()}`,
    )
    expect(faults).toEqual([])
  })

  it.each(operations)(
    'shows examples of $endpoint.path that match its schemas and the contract',
    ({ endpoint, operation, media }) => {
      const isAnswer = validator.compile(withComponents(media.schema))
      const examples = Object.values(media.examples ?? { only: { value: media.example as Answer } }).map(
        ({ value }) => value,
      )
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) {
        expect([isAnswer(example), isAnswer.errors]).toEqual([true, null])
        // Parsing drops nothing, so the example has only fields of the contract.
        expect(endpoint.output.parse(example.data)).toEqual(example.data)
      }
      const body = operation.requestBody?.content['application/json']
      const inputs = [
        ...(body === undefined ? [] : [{ schema: body.schema, example: body.example }]),
        ...(operation.parameters ?? []).flatMap(({ schema, example = schema.examples?.[0] }) => ({ schema, example })),
      ].filter(({ example }) => example !== undefined)
      for (const { schema, example } of inputs) {
        const isInput = validator.compile(withComponents(schema))
        expect([example, isInput(example), isInput.errors]).toEqual([example, true, null])
      }
      expect(() => endpoint.input.parse(endpoint.example)).not.toThrow()
    },
  )

  it('lists the failures of each call, and requires a token for account calls', () => {
    for (const { endpoint, operation } of operations) {
      const statuses = Object.keys(operation.responses)
      expect(statuses).toEqual(expect.arrayContaining(['200', '400', '500', '503']))
      expect(statuses.includes('401')).toBe(
        endpoint.access === 'account' || endpoint.failures?.includes('wrong_credentials') === true,
      )
      expect(operation.security).toEqual(endpoint.access === 'account' ? [{ token: [] }] : undefined)
    }
    expect(document.components.securitySchemes.token).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
    })
  })
})
