import type { CorrectToolInput } from '@polydex/contract/case/correction'
import type { Locale } from '@polydex/contract/locale/locale'
import type { SubmitToolInput } from '@polydex/contract/case/submission'
import samples from './sample-submissions.json' with { type: 'json' }

type Sample = { locale: Locale; path: string; name: string; description: string }

/** All invented, under a domain reserved for examples. */
const toInput = ({ locale, path, name, description }: Sample): SubmitToolInput => ({
  locale,
  name,
  url: `https://example.com/${path}`,
  categories: ['copywriting'],
  description,
})

/** Thirty in all: good ones, five of tools that are listed under another address, and spam. */
export const listSampleSubmissions = (listed: readonly { name: string; url: string }[]): SubmitToolInput[] => [
  ...(samples.good as Sample[]).map(toInput),
  ...listed.slice(0, 5).map(({ name, url }) => ({
    locale: 'en' as const,
    name,
    url: new URL('/ai', url).href,
    categories: ['copywriting'],
    description: `${name} is missing here. It writes, draws and answers questions for teams of any size.`,
  })),
  ...(samples.spam as Sample[]).map(toInput),
]

/** One of each problem, for tools that are listed. */
export const listSampleCorrections = (slugs: readonly string[]): CorrectToolInput[] => {
  const corrections: Omit<CorrectToolInput, 'toolId'>[] = [
    { locale: 'en', problem: 'wrong-fact', field: 'pricing', text: 'freemium', source: 'https://example.com/pricing' },
    { locale: 'de', problem: 'wrong-fact', field: 'name', text: 'Seit Oktober heißt es anders.' },
    { locale: 'ja', problem: 'closed' },
    { locale: 'es', problem: 'link-broken' },
    { locale: 'zh', problem: 'wrong-category', field: 'categories', text: '它更像写作工具。' },
    { locale: 'en', problem: 'scam', text: 'The address now leads to a shop.' },
  ]
  return corrections.map((correction, index) => ({ ...correction, toolId: slugs[index % slugs.length] ?? '' }))
}
