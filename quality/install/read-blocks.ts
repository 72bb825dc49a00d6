export type Block = {
  /** The heading it is below. */
  heading: string
  commands: string
  /** Named where a machine of tests does something else instead: it has no public name, or no way to that server. */
  elsewhere: string | undefined
}

/** The commands of deploy/install.md, in their order. */
export function readBlocks(text: string): Block[] {
  return text.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'))
    const found = section.matchAll(/(?:<!-- elsewhere: (\w+) -->\n)?```sh\n([\s\S]*?)```/g)
    return [...found].map(([, elsewhere, commands = '']) => ({ heading, commands, elsewhere }))
  })
}
