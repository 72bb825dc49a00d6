type Example = { name: string; summary?: string; value: unknown }

/** A single example has no name; several have names to choose from. */
export function showExamples(
  examples: readonly Example[],
): { example: unknown } | { examples: Record<string, unknown> } {
  const [only] = examples
  if (only !== undefined && examples.length === 1) return { example: only.value }
  return { examples: Object.fromEntries(examples.map(({ name, ...example }) => [name, example])) }
}
