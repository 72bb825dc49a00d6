/** What must be known of a tool to save it, and to say so. */
export type SavedTool = { slug: string; name: string }
