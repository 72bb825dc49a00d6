import type { Locale } from '@polydex/contract/locale/locale'
import latin from '../../styles/newsreader-display-latin-500.woff2'
import vietnamese from '../../styles/newsreader-display-vietnamese-500.woff2'

/**
 * Preloads the font of logo and headings alongside the style sheets: it is used only if it arrives before the first
 * paint.
 */
export function HeadingFaces({ locale }: { locale: Locale }) {
  const faces = locale === 'vi' ? [latin, vietnamese] : [latin]
  return faces.map((face) => (
    <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
  ))
}
