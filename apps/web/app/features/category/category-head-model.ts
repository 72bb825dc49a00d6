/** A category with its group. */
export type CategoryHeadData = {
  slug: string
  name: string
  description: string
  /** Published tools in it, regardless of filters. */
  tools: number
  group: { slug: string; name: string }
  /** Sibling categories that contain tools, largest first. */
  siblings: { slug: string; name: string; tools: number }[]
}
