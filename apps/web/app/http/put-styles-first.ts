const preload = /<link rel="(?:module)?preload"[^>]*>/g

/**
 * React writes what it preloads before the style sheets, and browsers ask for scripts as urgently as for them. But
 * nothing is painted before the last style sheet is there, and pages work without scripts: those come last.
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
