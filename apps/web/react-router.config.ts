import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // build.ts builds beside the last build.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // All routes are known from the start: no manifest endpoint to flood, no uncacheable requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
