import { defaultLocale, type Locale } from '@polydex/contract/locale/locale'
import { pricingModel } from '@polydex/contract/tool/tool-card'
import type { Taxonomy } from '@polydex/core/catalogue/source/read-taxonomy'
import { foldText } from '@polydex/core/search/text/fold-text'
import { listTokens } from '@polydex/core/search/text/list-tokens'

/** Fields whose values are slugs or words of ours. */
export const vocabularies = ['categories', 'features', 'tasks', 'pricing'] as const
export type VocabularyName = (typeof vocabularies)[number]

/** What prices are called elsewhere. */
const pricingNames: Readonly<Record<string, string>> = {
  free: 'free, kostenlos, kostenfrei, gratis, gratuito, 免费, 免費, 無料, 무료, miễn phí, grátis',
  freemium:
    'freemium, free plan, free tier, free + paid, free and paid, teilweise kostenlos, 基本無料, 부분 무료, 部分免费, 部分免費',
  'free-trial':
    'free trial, trial, testversion, kostenlose testversion, prueba gratis, prueba gratuita, teste grátis, 免费试用, 免費試用, 無料体験, 무료 체험, dùng thử',
  paid: 'paid, premium, subscription, kostenpflichtig, bezahlt, abo, abonnement, de pago, suscripción, pago, assinatura, 付费, 付費, 有料, 유료, trả phí',
  'open-source':
    'open source, oss, foss, código abierto, código aberto, quelloffen, 开源, 開源, オープンソース, 오픈소스, mã nguồn mở',
  contact:
    'contact, contact sales, contact for pricing, on request, custom pricing, auf anfrage, a consultar, sob consulta, 联系销售, 洽詢, 要問い合わせ, 문의, liên hệ',
  unknown: 'unknown, unbekannt, n/a, na, tbd, ?, -, –',
}

/** Words that say nothing of a tool in a list of AI tools. */
const idleWords = new Set('ai ki ia tool tools and und y e the for für de of'.split(' '))

/** A spelling in which names are compared: Chatbot & Assistant is chatbots assistants. */
function spell(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const kept = words.filter((word) => !idleWords.has(word))
  return (kept.length > 0 ? kept : words).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')).join(' ') || text.trim()
}

type Category = Taxonomy['categories'][number]

type Named = { slug: string; texts: Partial<Record<Locale, { name: string; shortName?: string }>> }

/** The slugs that each spelling may mean. */
function listNames(entries: readonly Named[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { slug, texts } of entries)
    for (const name of [slug, ...Object.values(texts).flatMap(({ name, shortName = name }) => [name, shortName])])
      names.set(spell(name), (names.get(spell(name)) ?? new Set()).add(slug))
  return names
}

const listPricing = (): Map<string, Set<string>> =>
  new Map(
    Object.entries(pricingNames).flatMap(([model, names]) =>
      names.split(', ').map((name) => [spell(name), new Set([model])] as const),
    ),
  )

export type Vocabulary = {
  has: (kind: VocabularyName, slug: string) => boolean
  /** The slug of what is called so, in any language; undefined if nothing is, or several are. */
  find: (kind: VocabularyName, text: string) => string | undefined
  /** The category whose names share most with a text: an idea for whoever decides, never a fact. */
  suggest: (text: string, language: Locale) => string | undefined
  /** The price model that is named in a text, or that an amount of money points to. */
  suggestPricing: (text: string) => string | undefined
}

export function createVocabulary({ categories, features, tasks }: Taxonomy): Vocabulary {
  const slugs: Record<VocabularyName, ReadonlySet<string>> = {
    categories: new Set(categories.map(({ slug }) => slug)),
    features: new Set(features.map(({ slug }) => slug)),
    tasks: new Set(tasks.map(({ slug }) => slug)),
    pricing: new Set(pricingModel.options),
  }
  const names: Record<VocabularyName, Map<string, Set<string>>> = {
    categories: listNames(categories),
    features: listNames(features),
    tasks: listNames(tasks),
    pricing: listPricing(),
  }
  return {
    has: (kind, slug) => slugs[kind].has(slug),
    find: (kind, text) => {
      if (slugs[kind].has(text)) return text
      const [slug, ...others] = names[kind].get(spell(text)) ?? []
      return others.length === 0 ? slug : undefined
    },
    suggest: createSuggestions(categories),
    suggestPricing: (text) => {
      const words = ` ${spell(text)} `
      const named = [...names.pricing].filter(([name]) => words.includes(` ${name} `))
      const [longest] = named.toSorted(([one], [other]) => other.length - one.length)
      return [...(longest?.[1] ?? [])][0] ?? (/[$€£¥₩]/.test(text) ? 'paid' : undefined)
    },
  }
}

/** chatbot by chat; not every word that begins with “in”. */
const isBegun = (word: string, by: string): boolean => word === by || (by.length >= 4 && word.startsWith(by))

/**
 * The words of a text in a language are compared with the names of categories, if that finds nothing with their descriptions.
 * A word counts by how few categories have it.
 */
const createSuggestions =
  (categories: Taxonomy['categories']): Vocabulary['suggest'] =>
  (text, language) => {
    const locales = [...new Set<Locale>([language, defaultLocale])]
    const listAll = (read: (locale: Locale) => string) =>
      new Set(locales.flatMap((locale) => [...listTokens(read(locale), locale)]))
    const tokens = [...listAll(() => text)].filter((token) => !idleWords.has(token))
    const find = (read: (text: Category['texts'][Locale]) => string): string | undefined => {
      const known = categories.map(({ slug, texts }) => ({ slug, tokens: listAll((locale) => read(texts[locale])) }))
      const scores = new Map<string, number>()
      for (const token of tokens) {
        const holders = known.filter(({ tokens }) => [...tokens].some((own) => isBegun(own, token)))
        for (const { slug } of holders) scores.set(slug, (scores.get(slug) ?? 0) + 1 / holders.length)
      }
      return [...scores].toSorted(([, one], [, other]) => other - one)[0]?.[0]
    }
    return find(({ name, shortName }) => `${name} ${shortName}`) ?? find(({ description }) => description)
  }
