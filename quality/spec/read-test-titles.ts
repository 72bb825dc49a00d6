import ts from 'typescript'

const testNames = new Set(['it', 'test'])
const blockNames = new Set([...testNames, 'describe'])
const tableModifiers = new Set(['each', 'for'])
const runningModifiers = new Set([...tableModifiers, 'concurrent', 'sequential', 'only'])
/** Tests that do not run, run only sometimes, or are expected to fail prove nothing. */
const sleepingModifiers = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail'])

/** `it.each(rows)(…)` gives it, each; `test.describe.skip(…)` gives test, describe, skip. */
function readCalledName(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...readCalledName(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return readCalledName(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return readCalledName(callee.tag)
  return []
}

/** The inner call of `it.each(rows)(title, …)`: its argument is data, even if it is text. */
const isTable = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && tableModifiers.has(callee.name.text)

/** A title as written; parts filled in at run time stay visible as `${…}`. */
function readTitle(argument: ts.Expression | undefined): string | undefined {
  if (argument === undefined) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isTemplateExpression(argument)) return undefined
  const rest = argument.templateSpans.map((span) => `\${${span.expression.getText()}}${span.literal.text}`)
  return argument.head.text + rest.join('')
}

/** Titles of the tests in a file that always run, in source order. */
export function readTestTitles(file: string, text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name = '', ...modifiers] = readCalledName(node.expression)
      // Not descended into: tests inside a skipped block are skipped too.
      if (blockNames.has(name) && modifiers.some((modifier) => sleepingModifiers.has(modifier))) return
      const isTest = testNames.has(name) && modifiers.every((modifier) => runningModifiers.has(modifier))
      const title = isTest && !isTable(node.expression) ? readTitle(node.arguments[0]) : undefined
      if (title !== undefined) titles.push(title.replace(/\s+/g, ' ').trim())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return titles
}
