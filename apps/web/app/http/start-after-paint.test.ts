import { describe, expect, it } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const nonce = 'N1'
const link = (file: string) => `<link rel="modulepreload" href="${file}" nonce="${nonce}"/>`
const module = (text: string) => `<script nonce="${nonce}" type="module" async="">${text}</script>`
const page = (start: string) =>
  `<head>${link('/manifest.js')}${link('/react.js')}${link('/find.js')}<title>x</title><link nonce="${nonce}" rel="stylesheet" href="/a.css"/></head><body>$&${start}<i>after</i></body>`

/** As React Router writes it. */
const start = `import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/find.js";
  window.__reactRouterRouteModules = {"root":route0,"en:find":route1};

import("/entry.js");`

describe('startAfterPaint', () => {
  it('passes the modules of a page to a script that loads them after the first paint', () => {
    const html = startAfterPaint(page(module(start)), nonce)
    expect(html).toMatch(/^<head><title>x<\/title><script nonce="N1">/)
    expect(html).toContain(
      '(["/manifest.js","/root.js","/find.js","/react.js","/entry.js"],[["root",1],["en:find",2]])</script><link nonce="N1" rel="stylesheet" href="/a.css"/></head><body>$&<script type="module" async=""></script><i>',
    )
    expect(html.endsWith('<i>after</i></body>')).toBe(true)
    expect(html).not.toContain('modulepreload" href')
  })

  it('joins a route that is split into several modules', () => {
    const split = start.replace(
      'import * as route1 from "/find.js";',
      'import * as route1_clientAction from "/act.js";\nimport * as route1_main from "/find.js";\nconst route1 = {...route1_clientAction,...route1_main};',
    )
    expect(startAfterPaint(page(module(split)), nonce)).toContain(
      '(["/manifest.js","/root.js","/act.js","/find.js","/react.js","/entry.js"],[["root",1],["en:find",2,3]])</script>',
    )
  })

  it.each([
    ['a page without scripts', page('')],
    ['a script that is not ours', page(module(start).replace(nonce, 'N2'))],
    ['what starts in another way', page(module('run()'))],
  ])('leaves %s as it is', (_case, html) => {
    expect(startAfterPaint(html, nonce)).toBe(html)
  })
})
