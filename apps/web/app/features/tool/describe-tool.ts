import type { Translate } from '../../i18n/translate.tsx'
import { priceName } from '../../i18n/names/price-name.ts'
import type { ShownTool } from './choose-tool.ts'

/** Characters; about what search engines show. */
const maxDescriptionLength = 160

/** Title and description for the page's head; without a description in any language, from category and price. */
export function describeTool(t: Translate, tool: ShownTool): { title: string; description: string } {
  const category = tool.category.name
  return {
    title: t('tool.headTitle', { name: tool.name, category }),
    description:
      tool.description === null
        ? t('tool.headNoText', { name: tool.name, category, price: priceName(t, tool.pricing) })
        : shorten(tool.description),
  }
}

/** Cut after a whole word; in languages without spaces, after a whole character. */
export function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  const cut = text.slice(0, maxDescriptionLength - 1)
  const lastSpace = cut.lastIndexOf(' ')
  const whole = lastSpace > maxDescriptionLength / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`
}
