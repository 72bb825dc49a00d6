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
  it('finds nothing wrong with a complete language', () => {
    expect(findMessageFaults('es', 'es', english, spanish)).toEqual([])
  })
  it('finds a missing key', () => {
    expect(change('find.title', undefined)).toEqual(['es: find.title is missing'])
  })
  it('finds a surplus key', () => {
    expect(change('find.old', 'Viejo')).toEqual(['es: find.old is not in English; remove it'])
  })
  it('finds an argument that differs', () => {
    expect(change('find.title', 'Herramientas en {lugar}')).toEqual([
      'es: find.title must use the arguments {place}, it uses {lugar}',
    ])
  })
  it('finds the plural form many missing in Spanish and Portuguese', () => {
    const withoutMany = '{n, plural, one {# herramienta} other {# herramientas}}'
    expect(change('find.count', withoutMany)).toEqual([
      'es: find.count must have the plural forms many, one, other, it has one, other',
    ])
    expect(findMessageFaults('pt', 'pt-BR', english, new Map([...spanish, ['find.count', withoutMany]]))).toHaveLength(
      1,
    )
  })
  it('finds a plural form that a language does not have', () => {
    expect(findMessageFaults('ja', 'ja', english, spanish)).toContain(
      'ja: find.count must have the plural forms other, it has many, one, other',
    )
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
