type Sample = { metric: Record<string, string>; value: [number, string] }
type Rule = { name: string; health: string; lastError?: string }
type Target = { labels: Record<string, string>; health: string; lastError: string }

export type RuleAlert = { labels: Record<string, string>; state: 'pending' | 'firing'; activeAt: string }

async function ask<T>(prometheus: string, path: string): Promise<T> {
  const response = await fetch(`${prometheus}/api/v1/${path}`)
  return ((await response.json()) as { data: T }).data
}

/** Alerts whose condition holds: pending until it has held for long enough. */
export const findRuleAlerts = async (prometheus: string): Promise<RuleAlert[]> =>
  (await ask<{ alerts: RuleAlert[] }>(prometheus, 'alerts')).alerts

/** Describes targets that do not answer and rules that cannot be evaluated. */
export async function findTroubles(prometheus: string): Promise<string[]> {
  const { activeTargets } = await ask<{ activeTargets: Target[] }>(prometheus, 'targets')
  const { groups } = await ask<{ groups: { rules: Rule[] }[] }>(prometheus, 'rules')
  return [
    ...activeTargets
      .filter(({ health }) => health !== 'up')
      .map(({ labels, lastError }) => `${labels['job']} at ${labels['instance']}: ${lastError}`),
    ...groups
      .flatMap(({ rules }) => rules)
      .filter(({ health }) => health !== 'ok')
      .map(({ name, lastError }) => `${name}: ${lastError ?? 'not evaluated yet'}`),
  ]
}

/** Evaluates an expression now. */
export const evaluate = async (prometheus: string, expression: string): Promise<Sample[]> =>
  (await ask<{ result: Sample[] }>(prometheus, `query?query=${encodeURIComponent(expression)}`)).result

/** Those of the metrics that no target exposes. */
export async function findUnsaid(prometheus: string, metrics: Iterable<string>): Promise<string[]> {
  const unsaid: string[] = []
  for (const name of metrics) if ((await evaluate(prometheus, name)).length === 0) unsaid.push(name)
  return unsaid
}
