import type { Plugin } from 'vite'

type Replacement = {
  name: string
  /** A file of React Router. */
  file: RegExp
  original: string
  replacement: string
  /** The file that explains it. */
  reason: string
}

/**
 * Patches one place in React Router in the client build. Exactly one must match, so that an upgrade cannot drop the
 * patch.
 */
export function replaceOnce({ name, file, original, replacement, reason }: Replacement): Plugin {
  let replaced = 0
  return {
    name: `polydex-${name}`,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      replaced = 0
    },
    transform: {
      filter: { id: file },
      handler(code) {
        const parts = code.split(original)
        replaced += parts.length - 1
        return parts.length === 1 ? undefined : { code: parts.join(replacement), map: null }
      },
    },
    buildEnd(error) {
      if (error === undefined && replaced !== 1)
        this.error(`Expected one \`${original}\` in React Router, found ${replaced}; see ${reason}`)
    },
  }
}
