import type { Plugin } from 'vite'

const original = 'window.location.reload();'
const replacement = '(globalThis.__chunkFailed ?? (() => window.location.reload()))();'

/**
 * When a route's chunk cannot be loaded (a new release removed it), React Router reloads the old page without limit.
 * This hands the decision to app/chunk-failure.ts. Exactly one place must match, so that an upgrade cannot lose it.
 */
export function replaceChunkReload(): Plugin {
  let replaced = 0
  return {
    name: 'polydex-replace-chunk-reload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      replaced = 0
    },
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.js/ },
      handler(code) {
        const parts = code.split(original)
        replaced += parts.length - 1
        return parts.length === 1 ? undefined : { code: parts.join(replacement), map: null }
      },
    },
    buildEnd(error) {
      if (error === undefined && replaced !== 1) {
        this.error(`Expected one reload in React Router's routeModules.js, found ${replaced}; see app/chunk-failure.ts`)
      }
    },
  }
}
