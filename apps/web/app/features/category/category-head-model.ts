/** A category with where it belongs. */
export type CategoryHeadData = {
  slug: string
  name: string
  description: string
  /** Published tools in it, whatever the list is narrowed to. */
  tools: number
  group: { slug: string; name: string }
  /** The other categories of its group that hold tools, largest first. */
  siblings: { slug: string; name: string; tools: number }[]
}
