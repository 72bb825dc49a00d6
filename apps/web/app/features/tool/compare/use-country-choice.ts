import { useEffect, useRef } from 'react'

const rowOf = (table: HTMLElement) => table.querySelector<HTMLTableRowElement>('.compare-country')

/** Puts the values of the chosen country into the cells, whose text changes and nothing else. */
function showCountry(row: HTMLTableRowElement, select: HTMLSelectElement, notKnown: string): void {
  const values = select.selectedOptions[0]?.dataset['values']?.split('|') ?? []
  for (const [place, cell] of [...row.cells].slice(1).entries()) {
    const text = document.createElement('p')
    const value = values[place] ?? ''
    text.textContent = value === '' ? notKnown : value
    text.className = value === '' ? 'compare-none' : ''
    cell.replaceChildren(text)
  }
}

/** The country that the browser's first language names, such as IN in en-IN, if it is the language of the page. */
function browserCountry(): string | undefined {
  const { language, region } = new Intl.Locale(navigator.language)
  return language === new Intl.Locale(document.documentElement.lang).language ? region : undefined
}

/** The row of a country follows its menu, and starts with the visitor's own country if a tool is known there. */
export function useCountryChoice<Container extends HTMLElement>(notKnown: string) {
  const table = useRef<Container>(null)
  useEffect(() => {
    const row = table.current && rowOf(table.current)
    const select = row?.querySelector('select')
    if (row === null || row === undefined || select === null || select === undefined) return undefined
    const show = () => showCountry(row, select, notKnown)
    const own = browserCountry()
    if (own !== undefined && [...select.options].some(({ value }) => value === own) && own !== select.value) {
      select.value = own
      show()
    }
    select.addEventListener('change', show)
    return () => select.removeEventListener('change', show)
  })
  return table
}
