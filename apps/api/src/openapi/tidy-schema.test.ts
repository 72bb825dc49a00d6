import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { convertSchema } from './convert-schema.ts'
import type { Components } from './json-schema.ts'

const locale = z.enum(['en', 'ja']).describe('Language').meta({ id: 'Locale', example: 'en' })

describe('schemas in the published description', () => {
  it('move shared ones to components, fold null into the type and drop meaningless limits', () => {
    const components: Components = new Map()
    const schema = z.object({
      visits: z.number().int().nullable().describe('Visits').meta({ example: 12 }),
      addedOn: z.iso.date(),
      locale: locale.describe('Language of the answer'),
    })
    expect(convertSchema(schema, 'output', components)).toEqual({
      type: 'object',
      properties: {
        visits: { type: ['integer', 'null'], description: 'Visits', examples: [12] },
        addedOn: { type: 'string', format: 'date' },
        locale: { $ref: '#/components/schemas/Locale', description: 'Language of the answer' },
      },
      required: ['visits', 'addedOn', 'locale'],
    })
    expect(components.get('Locale')).toEqual({
      type: 'string',
      description: 'Language',
      enum: ['en', 'ja'],
      examples: ['en'],
    })
  })

  it('are closed for input and open for output', () => {
    const schema = z.strictObject({ page: z.number().default(1) })
    expect(convertSchema(schema, 'input', new Map())).toMatchObject({ additionalProperties: false })
    expect(convertSchema(schema, 'output', new Map())).not.toHaveProperty('additionalProperties')
  })

  it('refuse two different shared schemas with the same id', () => {
    const components: Components = new Map([['Locale', { type: 'string' }]])
    expect(() => convertSchema(z.object({ locale }), 'output', components)).toThrow(
      'Two different schemas have the id Locale',
    )
  })
})
