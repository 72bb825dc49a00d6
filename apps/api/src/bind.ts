import type { Endpoint } from '@polydex/contract/endpoint'
import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/**
 * Serves an endpoint of the contract: parses what comes in, wraps what goes out as `{ data }`.
 * Wrong input answers `invalid_input` with the fields named. Wrong output is our bug: it throws, and answers 500
 * without the schema's text.
 */
export function bind<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Output>,
  handle: (input: z.output<Input>) => Promise<z.input<Output>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request) => {
      const parsed = endpoint.input.safeParse(endpoint.method === 'GET' ? request.query : request.body)
      if (!parsed.success)
        throw new AppError('invalid_input', 'The input does not fit the contract', listFields(parsed.error))
      return { data: endpoint.output.parse(await handle(parsed.data)) }
    },
  })
}

/** The first complaint about each field; a surplus field is named itself. */
function listFields(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names)
      fields[name] ??= issue.code === 'unrecognized_keys' ? 'is not a parameter of this call' : issue.message
  }
  return fields
}
