import type { Locale } from '@polydex/contract/locale'
import latin from '../../styles/newsreader-display-latin-500.woff2'
import vietnamese from '../../styles/newsreader-display-vietnamese-500.woff2'

/** Asks for the face of logo and headings beside the style sheets: it is used only where it is there for the first paint. */
export function HeadingFaces({ locale }: { locale: Locale }) {
  const faces = locale === 'vi' ? [latin, vietnamese] : [latin]
  return faces.map((face) => (
    <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
  ))
}
