import { sampleApi, sampleSite } from './site.ts'

export const prefixOf = (code: string): string => (code === 'en' ? '' : `/${code}`)

/** A page as the server sends it, without following redirects. */
export const readPage = async (path: string, site = sampleSite): Promise<{ status: number; html: string }> => {
  const response = await fetch(site + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

export const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** Answer of the API of the sample site. */
export const askApi = async <Answer>(path: string): Promise<Answer> => {
  const { data } = (await (await fetch(sampleApi + path)).json()) as { data: Answer }
  return data
}
