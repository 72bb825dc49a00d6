type Example = { name: string; summary?: string; value: unknown }

/** One example stands alone; several have names, between which a reader chooses. */
export function showExamples(
  examples: readonly Example[],
): { example: unknown } | { examples: Record<string, unknown> } {
  const [only] = examples
  if (only !== undefined && examples.length === 1) return { example: only.value }
  return { examples: Object.fromEntries(examples.map(({ name, ...example }) => [name, example])) }
}
