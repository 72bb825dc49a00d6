/** Guards that can run between a request and its page, implemented in guards/guards.ts. */
export type GuardName = 'private' | 'secretAddress'

export type PageRow = {
  name: string
  /** As written in addresses, case-sensitive, with at most one parameter; `:name?` if it is optional, and then last. */
  path: string
  /** Message files besides `site` and `errors`, which every page has. */
  topics: readonly string[]
  /** Query parameters of the page, in canonical order. */
  query: readonly string[]
  /** Values equivalent to omitting the parameter, if they differ from those of other lists. */
  defaults?: Readonly<Record<string, string>>
  /** The route has an action; forms sent to other pages are refused before they are counted. */
  takesForms?: true
  /** Guards between a request and the page, outermost first. */
  guards?: readonly GuardName[]
}
