import type { ToolList } from '@polydex/contract/tool/tool'
import { sampleApi, sampleSite } from './site.ts'

export const get = (path: string, site = sampleSite) => fetch(site + path, { redirect: 'manual' })
export const read = async (path: string, site = sampleSite) => (await get(path, site)).text()
export const ask = async (query: string): Promise<ToolList> => {
  const response = await fetch(`${sampleApi}/api/tools/getTools?locale=en&${query}`)
  return ((await response.json()) as { data: ToolList }).data
}

export const askNames = async (query: string): Promise<string[]> => (await ask(query)).tools.map(({ name }) => name)

/** The tools of a page's grid, in order. */
export const slugsIn = (html: string) =>
  [...html.matchAll(/<h3><a [^>]*href="\/tool\/([^"]+)"/g)].map(([, slug]) => slug)
export const countIn = (html: string): number => {
  const text = /id="results"[^>]*>([^<]+)/.exec(html)?.[1] ?? ''
  return text === 'No tools' ? 0 : Number(/\d+/.exec(text)?.[0])
}
