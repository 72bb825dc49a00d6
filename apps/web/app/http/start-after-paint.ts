const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const styleSheet = /<link[^>]* rel="stylesheet"/
const moduleImport = /import (?:\* as (\w+) from )?"([^"]+)";/g
const mergedRoute = /const (route\d+) = \{([^}]*)\};/g
const namedRoute = /"([^"]+)":(route\d+)/g
const entryImport = /import\("([^"]+)"\)/

/** Stays in place of React Router's script, which React expects during hydration. */
const emptyStart = '<script type="module" async=""></script>'

/**
 * Preloads the modules at the first contentful paint, or after 0.3 s: even on a slow connection the style sheets have
 * had a head start by then, and waiting longer would only delay interactivity. Each is a task of its own: a dozen at
 * once block a slow phone for 0.1 s. They run after DOMContentLoaded, because
 * they read the document.
 */
const starter = [
  '((files,routes)=>{',
  'const asked=new Promise(ask=>{setTimeout(ask,300);',
  'new PerformanceObserver(paints=>{if(paints.getEntriesByName("first-contentful-paint").length>0)ask()})',
  '.observe({type:"paint",buffered:true})}).then(()=>{',
  'for(const href of files)setTimeout(()=>',
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})))});',
  'const whole=new Promise(go=>addEventListener("DOMContentLoaded",go));',
  'Promise.all([asked,whole]).then(()=>Promise.all(files.slice(0,-1).map(file=>import(file)))).then(modules=>{',
  'window.__reactRouterRouteModules=',
  'Object.fromEntries(routes.map(([id,...places])=>[id,Object.assign({},...places.map(place=>modules[place]))]));',
  'return import(files.at(-1))})})',
].join('')

/**
 * Pages are complete without scripts, so these are requested after the first paint: until then the connection belongs
 * to style sheets and images. React Router imports its modules where the parser meets them; this passes the same
 * modules to a starter before the style sheets, because inline scripts wait for those. A page that React Router starts
 * in another way is left unchanged.
 */
export function startAfterPaint(html: string, nonce: string): string {
  const [before, rest] = splitAt(html, `<script nonce="${nonce}" type="module" async="">`)
  const [text, after] = splitAt(rest, '</script>')
  const entry = entryImport.exec(text)?.[1]
  if (entry === undefined) return html
  const imports = [...text.matchAll(moduleImport)].map(([, variable = '', file = '']) => ({ variable, file }))
  const [head, body] = splitAt(before, '</head>')
  const routes = listRoutes(
    text,
    imports.map(({ variable }) => variable),
  )
  const ahead = [...head.matchAll(preload)].map(([, file = '']) => file)
  const files = [...new Set([...imports.map(({ file }) => file), ...ahead])].filter((file) => file !== entry)
  const given = [[...files, entry], routes].map((value) => JSON.stringify(value)).join(',')
  const script = `<script nonce="${nonce}">${starter}(${given})</script>`
  const plain = head.replaceAll(preload, '')
  const place = plain.search(styleSheet)
  const [start, styles] = place === -1 ? [plain, ''] : [plain.slice(0, place), plain.slice(place)]
  return `${start}${script}${styles}</head>${body}${emptyStart}${after}`
}

/** The id of each route, and the indexes of its modules among the imports; a route may be split into several. */
function listRoutes(text: string, variables: readonly string[]): (string | number)[][] {
  const merged = new Map([...text.matchAll(mergedRoute)].map(([, route = '', parts = '']) => [route, parts]))
  return [...text.matchAll(namedRoute)].map(([, id = '', route = '']) => {
    const parts = merged.get(route)?.split(',') ?? [route]
    return [id, ...parts.map((part) => variables.indexOf(part.replace('...', '')))]
  })
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark)
  return place === -1 ? [text, ''] : [text.slice(0, place), text.slice(place + mark.length)]
}
