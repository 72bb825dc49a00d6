import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // build.ts builds beside the last build.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // All routes are known from the start: no manifest endpoint to flood, no uncacheable requests.
  routeDiscovery: { mode: 'initial' },
  // A route and its clientAction in one chunk. The router loads a chunk of actions with a bare import: if that fails, it
  // shows an empty page at the new address instead of asking app/navigation/chunk-failure.ts.
  splitRouteModules: false,
} satisfies Config
