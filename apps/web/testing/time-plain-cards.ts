import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const card = (place: number) =>
  createElement(
    'li',
    { key: place },
    createElement('a', { href: `/tool/${place}` }, createElement('h2', null, `Tool ${place}`)),
    createElement('p', null, 'Writes the minutes of a meeting while it is still going on.'),
  )

const renderCards = () =>
  renderToString(createElement('ul', null, ...Array.from({ length: 24 }, (_, place) => card(place))))

/** Milliseconds that React takes here for 24 plain cards: what this machine is worth today. */
export function timePlainCards(): number {
  for (let turn = 0; turn < 500; turn += 1) renderCards()
  const began = performance.now()
  for (let turn = 0; turn < 500; turn += 1) renderCards()
  return (performance.now() - began) / 500
}
