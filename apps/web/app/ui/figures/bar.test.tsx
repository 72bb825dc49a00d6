import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Bar } from './bar.tsx'

it('S1.5e a bar is as long as its share of the whole', () => {
  const drawn = [0, 0.004, 0.256, 1].map(
    (share) => /width="([^"]+)"/.exec(renderToStaticMarkup(<Bar share={share} />))?.[1],
  )
  expect(drawn).toEqual(['0%', '0.4%', '26%', '100%'])
})
