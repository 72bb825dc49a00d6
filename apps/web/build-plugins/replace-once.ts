import type { Plugin } from 'vite'

type Replacement = {
  name: string
  /** The file of React Router. */
  file: RegExp
  original: string
  replacement: string
  /** Where to read what it is for. */
  reason: string
}

/** Replaces one place of React Router in the client build. Exactly one must match, so that an upgrade cannot lose it. */
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
