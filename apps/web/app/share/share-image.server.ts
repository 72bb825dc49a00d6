import { createHash } from 'node:crypto'
import type { ShareImage, SharePicture, ShareSubject } from './share-picture.ts'
import { writeShareAddress } from './share-picture.ts'

/** Raise this with every change of server/share/draw-picture.ts that can be seen: pictures are kept for ever. */
const drawing = 1

const versionOf = (picture: SharePicture): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, picture]))
    .digest('hex')
    .slice(0, 12)

/** Address and text of a page's picture; null: it has the picture of its language. */
export const toShareImage = (subject: ShareSubject, picture: SharePicture | null): ShareImage | null =>
  picture && { path: writeShareAddress(picture.locale, subject, versionOf(picture)), alt: describePicture(picture) }

function describePicture({ title, kind, about, figure, tools, source }: SharePicture): string {
  const finding =
    figure && [figure.before === null ? '' : `${figure.before} → `, figure.value, ' ', figure.label].join('')
  const named = tools.map((tool) => tool.name).join(', ')
  return [title, kind, about?.name, finding?.trim(), named, source].filter((part) => part).join(' · ')
}
