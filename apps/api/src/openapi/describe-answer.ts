import type { Endpoint } from '@polydex/contract/endpoint'
import { composeExample } from './compose-example.ts'
import { convertSchema } from './convert-schema.ts'
import type { Components } from './json-schema.ts'
import { showExamples } from './show-examples.ts'

/** The answer with status 200: the output as `data`, with an example of each form it can have. */
export function describeAnswer({ output }: Endpoint, components: Components) {
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
