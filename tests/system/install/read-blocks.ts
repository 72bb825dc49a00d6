export type Block = {
  /** The heading above it. */
  heading: string
  commands: string
  /** Set if a test machine does something else instead, because it has no public name or cannot reach that server. */
  elsewhere: string | undefined
}

/** The commands of deploy/install.md, in order. */
export function readBlocks(text: string): Block[] {
  return text.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'))
    const found = section.matchAll(/(?:<!-- elsewhere: (\w+) -->\n)?```sh\n([\s\S]*?)```/g)
    return [...found].map(([, elsewhere, commands = '']) => ({ heading, commands, elsewhere }))
  })
}
