/** `short`: at most half a minute. `tools`: the size of a drill that has one. */
export type DrillOptions = { short: boolean; tools?: number }
