import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { primaryCategoryOf } from './primary-category.ts'

const freeModels = new Set<ToolDetail['pricing']['model']>(['free', 'open-source'])

/**
 * Structured data for search engines; only what the page says too. `<` is escaped so that no text can close the
 * element.
 */
export function ToolJsonLd({ tool, address }: { tool: ToolDetail; address: string }) {
  const { model, from } = tool.pricing
  const offer = from === null ? (freeModels.has(model) ? { amount: 0, currency: 'USD' } : null) : from
  const entry = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: tool.name,
    url: address,
    // A closed tool's domain may belong to someone else by now.
    sameAs: tool.status === 'published' ? tool.url : undefined,
    description: tool.description ?? undefined,
    applicationCategory: primaryCategoryOf(tool).name,
    featureList: tool.features.map(({ name }) => name),
    offers: offer === null ? undefined : { '@type': 'Offer', price: offer.amount, priceCurrency: offer.currency },
  }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
    />
  )
}
