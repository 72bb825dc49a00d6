const preload = /<link rel="(?:module)?preload"[^>]*>/g

/**
 * React puts preloads before the style sheets, and browsers give scripts the same priority. But the first paint waits
 * for the last style sheet, and pages work without scripts, so scripts go last.
 */
export const putStylesFirst = (html: string): string => {
  const end = html.indexOf('</head>')
  if (end === -1) return html
  const head = html.slice(0, end)
  const preloads = (head.match(preload) ?? []).join('')
  return (
    head.replaceAll(preload, '') +
    preloads.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"') +
    html.slice(end)
  )
}
