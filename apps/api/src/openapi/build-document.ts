import { polydex } from '@polydex/contract/site/default-site'
import { thisSite } from '@polydex/contract/site/site'
import { type Endpoint, failuresOf } from '@polydex/contract/http/endpoint'
import { endpoints as allEndpoints } from '@polydex/contract/http/endpoints'
import { isOpenCall } from '@polydex/contract/http/is-open-call'
import { failureSchema, errorTexts } from '@polydex/contract/http/failure-schema'
import type { Tag } from '@polydex/contract/http/call'
import manifest from '../../package.json' with { type: 'json' }
import { convertSchema } from './convert-schema.ts'
import { describeInput } from './describe-input.ts'
import type { Components, JsonSchema } from './json-schema.ts'
import { errorStatus, isErrorCode, type ErrorCode } from '@polydex/contract/http/error'

const endpoints = allEndpoints.filter(isOpenCall)

/** Failures that a call may answer, by status. Calls share the response of a status with one code. */
function describeFailures(endpoint: Endpoint) {
  return Object.fromEntries(
    [...groupByStatus(endpoint)]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        codes.length === 1 ? { $ref: `#/components/responses/${codes[0]}` } : describeFailure(codes),
      ]),
  )
}

const groupByStatus = (endpoint: Endpoint) => Map.groupBy(failuresOf(endpoint), (code) => errorStatus[code])

/** For components/responses: one response for each code that is the only one of its status for some call. */
function sharedFailures() {
  const alone = endpoints.flatMap((endpoint) =>
    [...groupByStatus(endpoint).values()].flatMap((codes) => (codes.length === 1 ? codes : [])),
  )
  const isAlone = new Set(alone)
  return Object.fromEntries(
    Object.keys(errorStatus)
      .filter(isErrorCode)
      .filter((code) => isAlone.has(code))
      .map((code) => [code, describeFailure([code])]),
  )
}

const describeFailure = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errorTexts[code].meaning}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      ...showExamples(codes.map((code) => ({ name: code, value: { code, ...errorTexts[code].example } }))),
    },
  },
})

/** Subject of each section of the documentation, in order. */
const descriptions: Record<Tag, string> = {
  Categories: 'Groups and categories of tools',
  Tools: 'Lists, search, details and random suggestions',
  Rankings: 'Tools and categories by the figures of a month',
  Favorites: 'Favourites of an account, and links that share them',
  Lists: 'Lists that an account names itself, and links that share them',
  Submissions: 'Submissions, corrections and claims, and their status',
  Sessions: 'Sign up, log in, log out; links sent by mail',
  Account: 'Data and settings of an account',
}

/** In the form that OpenAPI expects. */
const tags = Object.entries(descriptions)
  .filter(([name]) => endpoints.some(({ tag }) => tag === name))
  .map(([name, description]) => ({ name, description }))

const isNine = thisSite.languages.length === polydex.languages.length

const overview = `Public data of a directory of AI tools${isNine ? ', in nine languages' : ''}.

- An answer with status 200 is \`{ data }\`; any other is \`{ code, message, fields?, fieldCodes? }\`.
- Unknown values are \`null\`, never 0. Figures name their month, kind and provider.
- Reading needs no key and is allowed from other origins. Calls of an account take its token in \`Authorization\`.
- Responses may gain fields. Parameters that are not described here are refused.`

/** The description of the whole API, OpenAPI 3.1, made from the contract. The same contract always gives the same text. */
export function buildDocument() {
  const components: Components = new Map()
  convertSchema(failureSchema, 'output', components)
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [
      endpoint.path,
      { [endpoint.method.toLowerCase()]: describeOperation(endpoint, components) },
    ]),
  )
  return {
    openapi: '3.1.1',
    info: { title: `${thisSite.name} API`, version: manifest.version, description: overview },
    servers: [{ url: '/', description: 'The host that serves this description' }],
    tags,
    paths,
    components: {
      schemas: Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: sharedFailures(),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that signing up or logging in returns, without a prefix',
        },
      },
    },
  }
}

const describeOperation = (endpoint: Endpoint, components: Components) => ({
  operationId: endpoint.path.split('/').at(-1) ?? '',
  summary: endpoint.summary,
  tags: [endpoint.tag],
  ...(endpoint.access === 'account' && { security: [{ token: [] }] }),
  ...describeInput(endpoint, components),
  responses: { '200': describeAnswer(endpoint, components), ...describeFailures(endpoint) },
})

/** The answer with status 200: the output as `data`, with an example of each form it can have. */
function describeAnswer({ output }: Endpoint, components: Components) {
  const data = convertSchema(output, 'output', components)
  return {
    description: 'The answer',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { data: { description: 'The answer itself', ...data } },
          required: ['data'],
        },
        ...showExamples(
          (data.anyOf ?? [data]).map((form, place) => ({
            name: `form${place + 1}`,
            summary: form.title ?? 'An answer',
            value: { data: composeExample(form, components, 'data') },
          })),
        ),
      },
    },
  }
}

/**
 * An example of a schema, put together from the examples of its leaves, so that no example is written twice and none
 * can go stale. A leaf without one is an error that names its place.
 */
function composeExample(schema: JsonSchema, components: Components, place = ''): unknown {
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

type Example = { name: string; summary?: string; value: unknown }

/** A single example has no name; several have names to choose from. */
function showExamples(examples: readonly Example[]): { example: unknown } | { examples: Record<string, unknown> } {
  const [only] = examples
  if (only !== undefined && examples.length === 1) return { example: only.value }
  return { examples: Object.fromEntries(examples.map(({ name, ...example }) => [name, example])) }
}
