const preload = /<link rel="preload"[^>]*>/g

/** React puts preloads before the style sheets, but the first paint waits for the last of these, and for no face. */
export const putStylesFirst = (html: string): string => {
  const end = html.indexOf('</head>')
  if (end === -1) return html
  const head = html.slice(0, end)
  const preloads = (head.match(preload) ?? []).join('')
  return head.replaceAll(preload, '') + preloads + html.slice(end)
}
