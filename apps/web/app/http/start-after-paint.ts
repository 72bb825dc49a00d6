const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleImport = /import (?:\* as (\w+) from )?"([^"]+)";/g
const mergedRoute = /const (route\d+) = \{([^}]*)\};/g
const namedRoute = /"([^"]+)":(route\d+)/g
const entryImport = /import\("([^"]+)"\)/

/**
 * Waits for the first paint with content that browsers report. In a tab that nobody sees there is none; and should a browser
 * report none, the page starts a second after it has loaded.
 */
const starter = [
  '((ahead,files,routes,entry)=>{let isStarted=false;',
  'const start=()=>{if(isStarted)return;isStarted=true;',
  'for(const href of ahead){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}',
  'Promise.all(files.map(file=>import(file))).then(modules=>{window.__reactRouterRouteModules=',
  'Object.fromEntries(routes.map(([id,...places])=>[id,Object.assign({},...places.map(place=>modules[place]))]));',
  'return import(entry)})};',
  'if(document.hidden)return start();',
  'new PerformanceObserver(paints=>{if(paints.getEntriesByName("first-contentful-paint").length>0)start()})',
  '.observe({type:"paint",buffered:true});',
  'addEventListener("load",()=>setTimeout(start,1000))})',
].join('')

/**
 * Pages are whole without scripts, so these are asked for once the page is painted: until then the line belongs to style
 * sheets and pictures. React Router imports its modules where the parser meets them; the same modules are named to a starter
 * here. A page that it starts in another way stays as it is.
 */
export function startAfterPaint(html: string, nonce: string): string {
  const [before, rest] = splitAt(html, `<script nonce="${nonce}" type="module" async="">`)
  const [text, after] = splitAt(rest, '</script>')
  const entry = entryImport.exec(text)?.[1]
  if (entry === undefined) return html
  const imports = [...text.matchAll(moduleImport)].map(([, variable = '', file = '']) => ({ variable, file }))
  const files = imports.map(({ file }) => file)
  const [head, body] = splitAt(before, '</head>')
  const ahead = [...head.matchAll(preload)].map(([, file = '']) => file).filter((file) => !files.includes(file))
  const routes = listRoutes(
    text,
    imports.map(({ variable }) => variable),
  )
  const given = [ahead, files, routes, entry].map((value) => JSON.stringify(value)).join(',')
  return `${head.replaceAll(preload, '')}</head>${body}<script nonce="${nonce}">${starter}(${given})</script>${after}`
}

/** The id of each route, and the places of its modules among the imports; a route may be split into several. */
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
