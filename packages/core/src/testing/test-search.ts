import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { createTaxonomy, createTools, inEveryLocale, toolEntryOf } from './test-catalogue.ts'
import type { Db } from '../db/connect.ts'
import type { ToolListQuery } from '../tool/choose-page.ts'
import { getTools } from '../tool/get-tools.ts'
import { refreshToolLists } from '../tool-list/refresh-tool-lists.ts'

/** The same text as description and use cases. */
export const textsOf = (texts: Partial<Record<Locale, string>>): ToolEntry['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, { description: `${text}.`, useCases: [text, text] }]),
  )

/** The text of the tool for a task, in each language. */
const cutter = textsOf({
  en: 'Remove the background of a photo',
  tw: '照片去背與移除背景',
  zh: '照片抠图和去除背景',
  es: 'Quitar el fondo de una foto',
  de: 'Hintergrundentfernung für Fotos, Hintergrund entfernen',
  ja: '写真の背景を削除する',
  ko: '사진의 배경을 제거한다',
  vi: 'Xóa nền ảnh chụp',
  pt: 'Remover o fundo de uma foto',
})
const translator = textsOf({
  en: 'Translates documents and keeps their layout',
  tw: '翻譯文件並保留版面',
  zh: '翻译文件并保留版面',
  es: 'Traducción de documentos',
  de: 'Übersetzung von Straßenkarten und Dateien, Sockenstricken',
  ja: 'データと文書を翻訳する',
  ko: '문서 번역하기',
  vi: 'Dịch tài liệu và nén tệp',
  pt: 'Tradução de documentos',
})

export async function refreshLists(db: Db): Promise<void> {
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
}

/** Creates one tool that removes backgrounds, two that translate, in nine languages, and twelve that draft letters. */
export async function createSearchedTools(db: Db): Promise<void> {
  await createTaxonomy(db, { writing: ['copywriting', 'translation'], image: ['image-editing'] }, [
    {
      slug: 'knit',
      texts: inEveryLocale(() => ({ name: 'Knit socks', about: 'Make socks of wool.' })),
      words: { ...inEveryLocale(() => ['knit socks']), de: ['Socken stricken'], ja: ['靴下を編む'] },
    },
  ])
  await createTools(db, [
    toolEntryOf('cutter', {
      name: 'SnapCutter',
      alsoKnownAs: ['스냅커터', 'Lingua Cut', 'Linguo Cutter'],
      categories: ['image-editing'],
      texts: cutter,
    }),
    toolEntryOf('linguo', { name: 'Linguo Pro', tasks: ['knit'], categories: ['translation'], texts: translator }),
    toolEntryOf('yiwen', {
      name: '譯文通',
      categories: ['translation'],
      pricing: { model: 'paid' },
      texts: translator,
    }),
    ...Array.from({ length: 12 }, (_, index) =>
      toolEntryOf(`writer-${index}`, {
        name: `Writer ${index}`,
        pricing: { model: index % 2 === 0 ? 'free' : 'paid' },
        texts: textsOf({ en: `Drafts letters for office number ${index}` }),
      }),
    ),
  ])
  await refreshLists(db)
}

export const searchTools = (db: Db, q: string, query: Partial<ToolListQuery> = {}) =>
  getTools(db, { q, locale: 'en', page: 1, pageSize: 12, facets: false, ...query })

export const searchSlugs = async (db: Db, q: string, query: Partial<ToolListQuery> = {}): Promise<string[]> =>
  (await searchTools(db, q, query)).tools.map(({ slug }) => slug)
