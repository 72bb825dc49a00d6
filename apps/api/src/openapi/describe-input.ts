import type { Endpoint } from '@polydex/contract/endpoint'
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

/** What a call is asked with: a GET by its query string, a POST by its JSON body. */
export function describeInput(endpoint: Endpoint, components: Components) {
  if (endpoint.method === 'GET') return { parameters: describeParameters(endpoint, components) }
  const schema = convertSchema(endpoint.input, 'input', components)
  return { requestBody: { required: true, content: { 'application/json': { schema, example: endpoint.example } } } }
}

/**
 * The schema of a parameter is what its text is read as; whether it must be there is a matter of what is sent.
 * A parameter of the endpoint's example shows that value: together they are a call that works, and the viewer fills
 * them in. The others keep the example of their schema, which nobody fills in.
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
      // A list is one parameter with commas, which OpenAPI calls a form that does not explode.
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema: isGiven || examples.length === 0 ? schema : { ...schema, examples: examples.map(splitFor(schema)) },
      ...(isGiven && { example: read[name] }),
    }
  })
}

const describeReference = ({ $ref = '' }: JsonSchema, components: Components): string =>
  components.get($ref.replace('#/components/schemas/', ''))?.description ?? ''

/** Examples of a list are written as they stand in an address. */
const splitFor = (schema: JsonSchema) => (example: unknown) =>
  schema.type === 'array' && typeof example === 'string' ? example.split(',') : example
