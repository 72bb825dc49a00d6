import { describe, expect, it } from 'vitest'
import { findMessageFaults, generateReasons } from './check-messages.ts'

const english = new Map([
  ['find.count', '{n, plural, one {# tool} other {# tools}}'],
  ['find.title', 'Tools in {place}'],
])
const spanish = new Map([
  ['find.count', '{n, plural, one {# herramienta} many {# de herramientas} other {# herramientas}}'],
  ['find.title', 'Herramientas en {place}'],
])
const change = (id: string, text: string | undefined) => {
  const texts = new Map(spanish)
  if (text === undefined) texts.delete(id)
  else texts.set(id, text)
  return findMessageFaults('es', 'es', english, texts)
}

describe('the message check', () => {
  const many = '{n, plural, one {# herramienta} other {# herramientas}}'
  it.each([
    ['nothing in a complete language', 'find.title', 'Herramientas en {place}', []],
    ['a missing key', 'find.title', undefined, ['es: find.title is missing']],
    ['a surplus key', 'find.old', 'Viejo', ['es: find.old is not in English; remove it']],
    [
      'an argument that differs',
      'find.title',
      'Herramientas en {lugar}',
      ['es: find.title must use the arguments {place}, it uses {lugar}'],
    ],
    [
      'a missing plural form',
      'find.count',
      many,
      ['es: find.count must have the plural forms many, one, other, it has one, other'],
    ],
  ])('finds %s', (_what, id, text, faults) => {
    expect(change(id, text)).toEqual(faults)
  })
  it('finds a message that is not valid ICU', () => {
    expect(change('find.title', 'Herramientas en {place')[0]).toContain('es: find.title is not a valid ICU message')
  })
})

const generate = (text: string) => generateReasons(new Map([['es', new Map([['case.reasonNotAi', text]])]]))

describe('the reasons that mails share with the page', () => {
  it('are copied verbatim', () => {
    expect(generate('No usa “IA”.')).toContain(`'not-ai': "No usa “IA”.",`)
  })
  it.each(['No usa {name}.', "No usa l'IA."])('must not contain syntax that a mail would show: %s', (text) => {
    expect(() => generate(text)).toThrow('es: case.reasonNotAi must be plain')
  })
})
