import { decodeEntities } from '@polydex/core/outside/decode-entities'

/** A picture that a page or its manifest names. */
export type IconLink = { url: string; kind: 'touch' | 'manifest' | 'icon'; side: number | null; isSvg: boolean }

export type ReadPage = { title: string | null; icons: IconLink[]; manifest: string | null }

const maxTitle = 200
const maxLinks = 40

const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const readAttributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? '').trim(),
    ]),
  )

/** An address that may be fetched: https alone, so no `data:`. */
function resolve(href: string | undefined, base: string): string | undefined {
  if (href === undefined || href === '' || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  url.hash = ''
  return url.protocol === 'https:' && url.href.length <= 2_000 ? url.href : undefined
}

const readSide = (sizes: string | undefined): number | null => {
  const sides = [...(sizes ?? '').matchAll(/(\d{1,5})x(\d{1,5})/gi)].map(([, width, height]) =>
    Math.min(Number(width), Number(height)),
  )
  return sides.length === 0 ? null : Math.max(...sides)
}

const isSvgFile = (url: string, type: string | undefined): boolean =>
  type === 'image/svg+xml' || new URL(url).pathname.endsWith('.svg')

/** The title, the icons and the manifest that the head of a page names. */
export function readPage(html: string, address: string): ReadPage {
  // A page describes icons before its body; comments and scripts may contain tags that are none.
  const head = html.split(/<body[\s>]/i, 1)[0]?.replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1/gis, '') ?? ''
  const base = resolve(readAttributes(/<base\s[^>]*>/i.exec(head)?.[0] ?? '')['href'], address) ?? address
  const icons: IconLink[] = []
  let manifest: string | null = null
  for (const [tag] of [...head.matchAll(/<link\s[^>]*>/gi)].slice(0, 200)) {
    const { rel = '', href, sizes, type } = readAttributes(tag)
    const words = rel.toLowerCase().split(/\s+/)
    const url = resolve(href, base)
    if (url === undefined) continue
    if (words.includes('manifest')) manifest ??= url
    const isTouch = words.some((word) => word.startsWith('apple-touch-icon'))
    if ((isTouch || words.includes('icon')) && icons.length < maxLinks)
      icons.push({ url, kind: isTouch ? 'touch' : 'icon', side: readSide(sizes), isSvg: isSvgFile(url, type) })
  }
  return { title: readTitle(head), icons, manifest }
}

function readTitle(head: string): string | null {
  const [, said = ''] = /<title[^>]*>([^<]*)/i.exec(head) ?? []
  const title = decodeEntities(said)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return title === '' ? null : title.slice(0, maxTitle).toWellFormed()
}

/** The icons of a web manifest, without those that are cut out or drawn in one colour. */
export function readManifest(text: string, address: string): IconLink[] {
  const { icons } = JSON.parse(text) as { icons?: unknown }
  if (!Array.isArray(icons)) return []
  return icons.slice(0, maxLinks).flatMap((icon: unknown) => {
    if (typeof icon !== 'object' || icon === null) return []
    const said = (name: string): string | undefined => {
      const value: unknown = Reflect.get(icon, name)
      return typeof value === 'string' ? value : undefined
    }
    const url = resolve(said('src'), address)
    if (url === undefined || !(said('purpose') ?? 'any').split(/\s+/).includes('any')) return []
    return [{ url, kind: 'manifest' as const, side: readSide(said('sizes')), isSvg: isSvgFile(url, said('type')) }]
  })
}

/** As large as it is shown on a dense screen. */
const goodSide = 96

/** A touch icon that does not say its size is 180 pixels wide, as Apple asks. */
const sideOf = ({ kind, side }: IconLink): number | null => side ?? (kind === 'touch' ? 180 : null)

const rank = (icon: IconLink): number => {
  const side = sideOf(icon)
  if (icon.isSvg) return 2
  if (side === null) return 3
  if (side < goodSide) return 4
  return icon.kind === 'touch' ? 0 : 1
}

export const isGood = (icon: IconLink): boolean => icon.isSvg || (sideOf(icon) ?? 0) >= goodSide

/** Best first: large ones with a ground of their own, then large ones, drawings, those of unknown size, small ones. */
export const orderIcons = (icons: readonly IconLink[]): IconLink[] =>
  icons.toSorted(
    (one, other) =>
      rank(one) - rank(other) || Math.abs((sideOf(one) ?? 0) - 192) - Math.abs((sideOf(other) ?? 0) - 192),
  )
