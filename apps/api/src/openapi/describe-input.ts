import type { Endpoint } from '@polydex/contract/http/endpoint'
import { convertSchema } from './convert-schema.ts'
import type { Components, JsonSchema } from './json-schema.ts'

type Parameter = {
  name: string
  in: 'query'
  description: string
  required: boolean
  style?: 'form'
  explode?: false
  schema: JsonSchema
  example?: unknown
}

/** The input of a call: the query string of a GET, the JSON body of a POST. */
export function describeInput(endpoint: Endpoint, components: Components) {
  if (endpoint.method === 'GET') return { parameters: describeParameters(endpoint, components) }
  const schema = convertSchema(endpoint.input, 'input', components)
  return { requestBody: { required: true, content: { 'application/json': { schema, example: endpoint.example } } } }
}

/**
 * A parameter's schema describes the parsed value; whether it is required follows from the input. Parameters in the
 * endpoint's example show that value: together they are a call that works, and the viewer fills them in. The others
 * keep the example of their schema, which the viewer does not fill in.
 */
function describeParameters({ input, example }: Endpoint, components: Components): Parameter[] {
  const { properties = {} } = convertSchema(input, 'output', components)
  const { required = [] } = convertSchema(input, 'input', components)
  const read = input.parse(example) as Record<string, unknown>
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', examples = [], ...schema } = property
    const isGiven = Object.hasOwn(example as object, name)
    return {
      name,
      in: 'query',
      description: description === '' ? describeReference(schema, components) : description,
      required: required.includes(name),
      // A list is one comma-separated parameter: in OpenAPI, style `form` without `explode`.
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema: isGiven || examples.length === 0 ? schema : { ...schema, examples: examples.map(splitFor(schema)) },
      ...(isGiven && { example: read[name] }),
    }
  })
}

const describeReference = ({ $ref = '' }: JsonSchema, components: Components): string =>
  components.get($ref.replace('#/components/schemas/', ''))?.description ?? ''

/** Examples of a list are written as in an address, comma-separated. */
const splitFor = (schema: JsonSchema) => (example: unknown) =>
  schema.type === 'array' && typeof example === 'string' ? example.split(',') : example
