import { describe, expect, it } from 'vitest'
import { composeExample } from './compose-example.ts'

describe('composed examples', () => {
  it('take the nearest example, then a default, then the first allowed value', () => {
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string', examples: ['Copy.ai'] },
        page: { type: 'integer', default: 1 },
        kind: { enum: ['sample', 'measured'] },
        isNew: { type: ['boolean', 'null'] },
        tool: { $ref: '#/components/schemas/Tool', description: 'The tool' },
        months: {
          type: 'array',
          minItems: 2,
          items: { anyOf: [{ type: 'integer', examples: [7] }, { type: 'null' }] },
        },
      },
    }
    const components = new Map([['Tool', { type: 'object', properties: { slug: { examples: ['copy-ai'] } } }]])
    expect(composeExample(schema, components)).toEqual({
      name: 'Copy.ai',
      page: 1,
      kind: 'sample',
      isNew: false,
      tool: { slug: 'copy-ai' },
      months: [7, 7],
    })
  })

  it('throw for a leaf without an example, naming it', () => {
    const schema = { properties: { tools: { items: { properties: { slug: { type: 'string' } } } } } }
    expect(() => composeExample(schema, new Map(), 'data')).toThrow('data.tools[].slug has no example')
  })
})
