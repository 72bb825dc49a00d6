/**
 * One statement: `text` as written; `masked` in lower case with single spaces, without the content of strings and
 * bodies.
 */
export type Statement = { text: string; masked: string; line: number }

export type Migration = {
  number: string
  /** The runner wraps each file in a transaction, unless its first line says otherwise. */
  isInTransaction: boolean
  /** Texts of its comments. */
  comments: string[]
  statements: Statement[]
}

/** Comments, strings, quoted names and function bodies: semicolons and keywords in them have no meaning. */
const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/g

/** Keeps the length, so that offsets in both texts are equal. Names stay: a statement is about them. */
function mask(text: string): string {
  return text.replaceAll(quoted, (part) => {
    if (part.startsWith('"')) return part
    const blank = part.replaceAll(/[^\n]/g, ' ')
    return part.startsWith("'") ? `'${blank.slice(2)}'` : blank
  })
}

export function readMigration(name: string, text: string): Migration {
  const masked = mask(text)
  const statements: Statement[] = []
  let start = 0
  for (const piece of masked.split(';')) {
    const words = piece.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    const begin = start + piece.length - piece.trimStart().length
    if (words !== '')
      statements.push({
        text: text.slice(begin, start + piece.length),
        masked: words,
        line: text.slice(0, begin).split('\n').length,
      })
    start += piece.length + 1
  }
  return {
    number: name.slice(0, 4),
    isInTransaction: !text.startsWith('-- no transaction\n'),
    comments: [...text.matchAll(quoted)].flatMap(([part]) => (/^(?:--|\/\*)/.test(part) ? [part.slice(2).trim()] : [])),
    statements,
  }
}
