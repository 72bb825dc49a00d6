type Body = 'fitting' | 'form' | 'files' | 'text' | 'query'

/** Form of a request: `fitting` is a form for a page and JSON for a call; `query` is a GET without a body. */
export type Shape = { headers: (origin: string) => Record<string, string>; body: Body }

const evil = 'https://evil.example'
const crossSite = () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: evil })

/** Requests that another site can make a browser send with the visitor's cookies, and some written by hand. */
export const forgedShapes: Record<string, Shape> = {
  'a form elsewhere': { headers: crossSite, body: 'form' },
  'an upload elsewhere': { headers: crossSite, body: 'files' },
  'JSON as plain text, which needs no leave': { headers: crossSite, body: 'text' },
  'a fetch that asked for leave': { headers: () => ({ ...crossSite(), 'Sec-Fetch-Mode': 'cors' }), body: 'fitting' },
  'a host beside ours': {
    headers: () => ({ 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.polydex.example' }),
    body: 'fitting',
  },
  'a frame without an origin': { headers: () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }), body: 'fitting' },
  'an old browser elsewhere': { headers: () => ({ Origin: evil }), body: 'fitting' },
  'cookies alone': { headers: () => ({ Referer: `${evil}/` }), body: 'fitting' },
  'our page as the referrer, no origin': { headers: (origin) => ({ Referer: `${origin}/account` }), body: 'fitting' },
  'an origin that begins like ours': { headers: (origin) => ({ Origin: `${origin}.evil.example` }), body: 'fitting' },
  'our origin, said to be elsewhere': {
    headers: (origin) => ({ 'Sec-Fetch-Site': 'cross-site', Origin: origin }),
    body: 'fitting',
  },
  'another host that calls itself ours': {
    headers: () => ({ Origin: evil, Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }),
    body: 'fitting',
  },
  'a picture that says it is a POST': {
    headers: () => ({ 'Sec-Fetch-Site': 'cross-site', 'X-HTTP-Method-Override': 'POST' }),
    body: 'query',
  },
}

/** The same request from a page of ours, which never sends plain text or queries: those become `fitting`. */
export const honest = ({ body }: Shape): Shape => ({
  headers: (origin) => ({ 'Sec-Fetch-Site': 'same-origin', Origin: origin }),
  body: body === 'form' || body === 'files' ? body : 'fitting',
})

export type Target = { path: string; isPage: boolean; fields: object }

/** Sends a request of this shape to a target, with the cookies of the victim's browser. */
export async function sendShape(origin: string, { path, isPage, fields }: Target, shape: Shape, cookie: string) {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  const kind = shape.body === 'fitting' ? (isPage ? 'form' : 'json') : shape.body
  const files = new FormData()
  for (const [name, value] of texts) files.append(name, value)
  const bodies = {
    form: { body: new URLSearchParams(texts), type: 'application/x-www-form-urlencoded' },
    files: { body: files, type: undefined },
    json: { body: JSON.stringify(fields), type: 'application/json' },
    text: { body: JSON.stringify(fields), type: 'text/plain' },
    query: { body: null, type: undefined },
  }
  const { body, type } = bodies[kind]
  const query = kind === 'query' ? `?${new URLSearchParams([...texts, ['_method', 'POST']]).toString()}` : ''
  const response = await fetch(origin + path + query, {
    method: kind === 'query' ? 'GET' : 'POST',
    redirect: 'manual',
    body,
    headers: { Cookie: cookie, ...(type !== undefined && { 'Content-Type': type }), ...shape.headers(origin) },
  })
  const text = await response.text()
  return { status: response.status, cookies: response.headers.getSetCookie(), text }
}
