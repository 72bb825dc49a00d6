import { at, escapeHtml, toScript, type Technique } from './technique.ts'

/** Pads shorter payloads with a comment of the script. */
const pad = (text: string): string => text.padEnd(20, '/')

const escapeTag = (text: string): string => text.replaceAll('<', String.raw`\x3c`)

/** The text as `shown` in an inline script; its quotes are part of the encoded text. */
const inScript = (encoded: string): string => `<script>{ const shown = ${encoded}\n }</script>`

/** Against texts that become part of a script. */
export const scriptTechniques: Technique[] = [
  {
    name: 'end of a string',
    weakness: 'a string of an inline script is escaped for HTML elements only',
    payload: ({ call }) => pad(`'};${call};{//`),
    ...at(inScript, (text) => `'${escapeTag(text)}'`, toScript),
  },
  {
    name: 'template literal',
    weakness: 'a template literal is guarded against quotes, and not against expressions',
    payload: ({ call }) => pad(`\${${call}}`),
    ...at(inScript, (text) => `\`${escapeTag(text).replace(/[\\`]/g, String.raw`\$&`)}\``, toScript),
  },
  {
    name: 'line separator',
    weakness: 'line breaks are removed from a comment of a script, U+2028 is not',
    payload: ({ call }) => pad(`x\u2028${call}//`),
    ...at(
      (text) => `<script>// ${text}\n</script>`,
      (text) => escapeTag(text).replace(/[\r\n]/g, ' '),
      toScript,
    ),
  },
  {
    name: 'string of a handler',
    weakness: 'a string in a handler is escaped for HTML, which the browser undoes before it reads the script',
    payload: ({ call }) => pad(`');${call}//`),
    broken: (text) => `<script>function show() {}</script><button onclick="show('${escapeHtml(text)}')">show</button>`,
    fixed: (text) => `<button data-name="${escapeHtml(text)}">show</button>`,
  },
  {
    name: 'prototype pollution',
    weakness: 'a text that is JSON is merged into options, whose defaults come from the prototype then',
    payload: ({ call }) => `{"__proto__":{"html":"<img src=x onerror=${call}>"}}`,
    broken: (text) =>
      `<p id="out"></p><script>
        const merge = (to, from) => {
          for (const [key, value] of Object.entries(from))
            if (typeof value === 'object') merge((to[key] ??= {}), value)
            else to[key] = value
        }
        merge({}, JSON.parse(${toScript(text)}))
        const options = {}
        if (options.html) out.innerHTML = options.html
      </script>`,
    fixed: (text) => `<p id="out"></p><script>out.textContent = ${toScript(text)}</script>`,
  },
]
