/** What is needed to save a tool and to name it in a notice. */
export type SavedTool = { slug: string; name: string }
