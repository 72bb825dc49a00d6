import type { ReactNode } from 'react'
import type { SharedTool, SharePicture } from '../../app/share/share-picture.ts'
import { box, ink, line, picture } from './draw-parts.ts'

/** How files of the site are drawn into a picture. */
export type Drawing = {
  shown: SharePicture
  /** Families for headings and for all else. */
  display: string
  sans: string
  /** Sources of marks by their paths, of flags by their codes; without one, a letter stands in its place. */
  files: ReadonlyMap<string, string>
}

/** Korean breaks at spaces. */
export const breakOf = ({ locale }: SharePicture) => (locale === 'ko' ? 'keep-all' : 'break-word')

const firstLetter = (name: string): string => (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '').toUpperCase()

/** The frame of app/ui/mark.css. */
export function drawMark(
  { files, display }: Drawing,
  { name, mark }: Pick<SharedTool, 'name' | 'mark'>,
  side: number,
): ReactNode {
  const source = mark === null ? undefined : files.get(mark)
  const frame = {
    width: side,
    height: side,
    flexShrink: 0,
    border: `1px solid ${line}`,
    borderRadius: Math.round(side * 0.2),
    background: '#fff',
    overflow: 'hidden',
  }
  if (source !== undefined) return box(frame, picture(source, side - 2, side - 2))
  const letter = { fontFamily: display, fontSize: Math.round(side * 0.5), lineHeight: 1, color: ink.strong }
  return box({ ...frame, alignItems: 'center', justifyContent: 'center' }, box(letter, firstLetter(name)))
}
