import { replaceOnce } from './replace-once.ts'

/**
 * When a route's chunk cannot be loaded (a new release removed it), React Router reloads the old page in a loop. This
 * delegates the decision to app/navigation/chunk-failure.ts.
 */
export const replaceChunkReload = () =>
  replaceOnce({
    name: 'replace-chunk-reload',
    file: /react-router\/dist\/.*routeModules\.js/,
    original: 'window.location.reload();',
    replacement: '(globalThis.__chunkFailed ?? (() => window.location.reload()))();',
    reason: 'app/navigation/chunk-failure.ts',
  })
