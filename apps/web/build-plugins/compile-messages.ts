import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { pseudoText } from './pseudo-text.ts'

/**
 * Turns messages/<locale>/<topic>.json into compiled ICU messages keyed `topic.key`, so that no parser is shipped and
 * an invalid message fails the build. `isPseudo`: the pseudo-locale replaces English.
 *
 * Browsers load them by an address that follows from language and topic, `__MESSAGE_FILE__`: as imports, a list of two
 * hundred names with a hash each would be an eighth of our script on every page.
 */
export function compileMessages({ isPseudo }: { isPseudo: boolean }): Plugin {
  let files = new Map<string, string>()
  const compile = (file: string): string => {
    const topic = basename(file, '.json')
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const mapText = isPseudo && file.includes('/messages/en/') ? pseudoText : undefined
    const compiled = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [`${topic}.${key}`, compileMessageOrThrow(text, mapText)]),
    )
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
  }
  return {
    name: 'polydex-compile-messages',
    enforce: 'pre',
    config({ root = process.cwd() }, { command }) {
      if (command === 'serve') return { define: { __MESSAGE_FILE__: '"/messages/*/*.json?import"' } }
      const sources = globSync(join(root, 'messages/*/*.json')).toSorted()
      const modules = sources.map((file) => [basename(dirname(file)), basename(file, '.json'), compile(file)] as const)
      const hash = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8)
      files = new Map(modules.map(([locale, topic, code]) => [`assets/messages-${hash}-${locale}-${topic}.js`, code]))
      return { define: { __MESSAGE_FILE__: `"/assets/messages-${hash}-*-*.js"` } }
    },
    load: {
      filter: { id: /\/messages\/[a-z]{2,3}\/\w+\.json$/ },
      // The module type must be explicit: by its file name, Vite would parse the result as JSON again.
      handler: (id) => ({ code: compile(id), moduleType: 'js' }),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
