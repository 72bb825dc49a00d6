import { figuresHostOf, siteHostOf } from '@polydex/core/catalogue/entry/homepage'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'

type Site = Pick<ToolEntry, 'slug' | 'homepage' | 'wholeSite' | 'trafficHost'>

/** Tools that would show the figures of the same host, of which only one may, and fields that change no figures. */
export function findSiteFaults(tools: readonly Site[]): string[] {
  const ownerOf = new Map<string, string>()
  return tools.flatMap((tool) => {
    const host = figuresHostOf(tool)
    if (tool.trafficHost === siteHostOf(tool.homepage))
      return [`${tool.slug}: has its homepage on ${tool.trafficHost}; remove trafficHost`]
    if (host === undefined)
      return tool.wholeSite === true
        ? [`${tool.slug}: has no figures, because its homepage is below a path; remove wholeSite`]
        : []
    const owner = ownerOf.get(host)
    ownerOf.set(host, owner ?? tool.slug)
    return owner === undefined
      ? []
      : [`${tool.slug}: shows the figures of ${host}, as ${owner} does; change homepage or trafficHost of one of them`]
  })
}
