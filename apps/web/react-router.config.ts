import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes are known from the start: no manifest endpoint to flood, no uncacheable requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
