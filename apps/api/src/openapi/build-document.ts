import type { Endpoint } from '@polydex/contract/endpoint'
import { endpoints } from '@polydex/contract/endpoints'
import { failureSchema } from '@polydex/contract/failure-schema'
import manifest from '../../package.json' with { type: 'json' }
import { convertSchema } from './convert-schema.ts'
import { describeAnswer } from './describe-answer.ts'
import { describeFailures, sharedFailures } from './describe-failures.ts'
import { describeInput } from './describe-input.ts'
import type { Components } from './json-schema.ts'
import { tags } from './tags.ts'

const overview = `Public data of a directory of AI tools, in nine languages.

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
    info: { title: 'Polydex API', version: manifest.version, description: overview },
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
