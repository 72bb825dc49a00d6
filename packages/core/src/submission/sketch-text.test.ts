import { describe, expect, it } from 'vitest'
import { countCommon, requiredOverlap, sketchText } from './sketch-text.ts'

const isSimilar = ([a, name]: [string, string], [b, other]: [string, string]): boolean => {
  const sketch = sketchText(a, name)
  return countCommon(sketch, sketchText(b, other)) >= (requiredOverlap(sketch) ?? Number.POSITIVE_INFINITY)
}

const writeAdvert = (name: string, city: string, price: number): [string, string] => [
  `${name} finds the best movers in ${city} for you within minutes, from ${price} dollars: https://${name}.top Compare offers and book a visit today.`,
  name,
]

describe('sketchText', () => {
  it('recognises a template with a different name, number, address and a few different words', () => {
    expect(isSimilar(writeAdvert('MoveFox', 'Leeds', 20), writeAdvert('Truckly', 'Porto', 95))).toBe(true)
  })

  it('recognises a template without spaces between words', () =>
    expect(
      isSimilar(
        ['皇冠平台注册送88元，首存优惠多多，点击开户', '皇冠'],
        ['金沙平台注册送20元，首存优惠多多，点击开户', '金沙'],
      ),
    ).toBe(true))

  it('distinguishes descriptions of two similar tools', () =>
    expect(
      isSimilar(
        ['Records a meeting and turns it into minutes with tasks for everybody.', 'Minutely'],
        ['Takes the minutes of your meeting and sends tasks to the people who were there.', 'Protokoll'],
      ),
    ).toBe(false))

  it('does not compare texts of only a few words', () =>
    expect(requiredOverlap(sketchText('It has closed.', ''))).toBeUndefined())
})
