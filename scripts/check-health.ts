// The health check of a container, which has neither curl nor a spare shell: exits with 0 if the listener answers 2xx,
// else with 1. Takes the prefix of the listener's variables, and the path:
//   node scripts/check-health.ts API_INNER /readyz
const [prefix = '', path = ''] = process.argv.slice(2)
const { [`${prefix}_HOST`]: host, [`${prefix}_PORT`]: port } = process.env
const isHealthy = await fetch(`http://${host}:${port}${path}`).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isHealthy ? 0 : 1
