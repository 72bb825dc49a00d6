import type { Locale } from '@polydex/contract/locale/locale'
import { formatNumber, formatShortMonth } from '../../i18n/format.ts'
import { getToolPlaces } from '@polydex/contract/calls/tool'
import { callFromBrowser } from '../../api/call-from-browser.ts'

type Months = Awaited<ReturnType<typeof readMonths>>

/** The months of a tool in every country; asked for once, when the first card opens. */
async function readMonths(slug: string, locale: Locale) {
  const { countries, cellMonths } = await callFromBrowser(getToolPlaces, { toolId: slug, locale })
  return { cellMonths, countries: new Map(countries.map((country) => [country.code, country])) }
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = '') {
  const element = document.createElement(name)
  element.textContent = text
  element.className = className
  return element
}

/** A strip of months: the tone of the place in each. */
function drawMonths(cells: string): HTMLElement {
  const strip = make('div', '', 'map-cells')
  // From the fifth band on, the tone is the same.
  strip.append(...Array.from(cells, (cell) => make('i', '', Number(cell) > 0 ? `t${Math.min(Number(cell), 5)}` : '')))
  return strip
}

/** The card of a map: what the tile's sentence says, set out, and a tool's months. Hidden from screen readers. */
export function createCard(map: HTMLElement, locale: Locale) {
  const plate = map.querySelector<HTMLElement>('.map-plate') ?? map
  const card = make('div', '', 'map-card')
  card.hidden = true
  card.ariaHidden = 'true'
  plate.append(card)
  const { slug, note, sites } = map.dataset
  let months: Promise<Months | undefined> | undefined
  let shown: HTMLElement | undefined

  /** Below the tile, or above it where the map ends; never beyond its sides. */
  const place = (tile: HTMLElement) => {
    const [on, at] = [plate.getBoundingClientRect(), tile.getBoundingClientRect()]
    const left = at.left - on.left + at.width / 2 - card.offsetWidth / 2
    const below = at.bottom - on.top + 6
    const isAbove = below + card.offsetHeight > on.height || at.bottom + card.offsetHeight + 12 > innerHeight
    card.style.left = `${Math.max(0, Math.min(left, on.width - card.offsetWidth))}px`
    card.style.top = `${isAbove ? at.top - on.top - card.offsetHeight - 6 : below}px`
  }
  const addMonths = (tile: HTMLElement, { cellMonths, countries }: Months) => {
    const country = countries.get(tile.classList[0] ?? '')
    const [first, last] = [cellMonths[0], cellMonths.at(-1)]
    if (country === undefined || first === undefined || last === undefined) return
    const range = make('p')
    range.append(make('span', formatShortMonth(locale, first)), make('span', formatShortMonth(locale, last)))
    if (sites !== undefined) card.append(make('p', sites.replace('#', formatNumber(locale, country.sites))))
    card.append(drawMonths(country.cells), range)
  }
  const showMonths = async (tile: HTMLElement, asked: Promise<Months | undefined>) => {
    const known = await asked
    if (known === undefined || shown !== tile || card.hidden) return
    addMonths(tile, known)
    place(tile)
  }
  return {
    isOpen: () => !card.hidden,
    open(tile: HTMLElement) {
      shown = tile
      const [name = '', figure = '', ...others] = (tile.textContent ?? '').split(' · ')
      const flag = make('img', '', 'flag')
      flag.src = `/flags/${tile.classList[0] ?? ''}.svg`
      flag.width = 21
      flag.height = 14
      flag.alt = ''
      const head = make('p', ` ${name}`)
      head.prepend(flag)
      const move = ['up', 'down'].find((way) => tile.classList.contains(way))
      card.replaceChildren(head, make('p', figure))
      if (note !== undefined && !tile.classList.contains('held')) card.append(make('p', note))
      card.append(...others.map((text) => make('p', text, move)))
      card.hidden = false
      place(tile)
      if (slug === undefined) return
      months ??= readMonths(slug, locale).catch(() => undefined)
      void showMonths(tile, months)
    },
    close() {
      card.hidden = true
    },
  }
}
