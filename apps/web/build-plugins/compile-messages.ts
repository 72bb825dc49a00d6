import { readFile } from 'node:fs/promises'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { pseudoText } from './pseudo-text.ts'

/**
 * Turns messages/<locale>/<topic>.json into compiled ICU messages keyed `topic.key`, so that no parser is shipped and
 * an invalid message fails the build. `isPseudo`: the pseudo-locale replaces English.
 */
export const compileMessages = ({ isPseudo }: { isPseudo: boolean }): Plugin => ({
  name: 'polydex-compile-messages',
  enforce: 'pre',
  load: {
    filter: { id: /\/messages\/[a-z]{2,3}\/\w+\.json$/ },
    async handler(id) {
      const topic = id.slice(id.lastIndexOf('/') + 1, -'.json'.length)
      const texts = JSON.parse(await readFile(id, 'utf8')) as Record<string, string>
      const mapText = isPseudo && id.includes('/messages/en/') ? pseudoText : undefined
      const compiled = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [`${topic}.${key}`, compileMessageOrThrow(text, mapText)]),
      )
      // The module type must be explicit: by its file name, Vite would parse the result as JSON again.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js' }
    },
  },
})
