const preload = /<link rel="preload"[^>]*>/g

/**
 * Moves preloads behind the style sheets. React puts them first, but the first paint waits for the last style sheet,
 * and for no font.
 */
export const putStylesFirst = (html: string): string => {
  const end = html.indexOf('</head>')
  if (end === -1) return html
  const head = html.slice(0, end)
  const preloads = (head.match(preload) ?? []).join('')
  return head.replaceAll(preload, '') + preloads + html.slice(end)
}
