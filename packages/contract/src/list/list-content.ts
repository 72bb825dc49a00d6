import { isReadableText, isVisibleLine } from '../text/is-visible-text.ts'

/** Bounds of lists that visitors name themselves; browsers keep to them too. */
export const maxLists = 50
export const maxListTools = 200
export const maxTitleLength = 80
export const maxNoteLength = 280

export type ListedTool = { slug: string; note: string }

/** What a visitor writes: everything of a list that is saved as a whole. */
export type ListContent = { title: string; tools: readonly ListedTool[] }

export const isTitle = (text: string): boolean =>
  text.trim() !== '' && text.length <= maxTitleLength && isVisibleLine(text)

export const isNote = (text: string): boolean => text.length <= maxNoteLength && isReadableText(text)

/** Why a list is reported. */
export const reportReasons = ['spam', 'abuse', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const maxReportLength = 500
