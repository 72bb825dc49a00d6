import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { SectionHead } from '../../ui/page/section-head.tsx'
import type { ChosenHome } from './choose-home.ts'
import './group-section.css'

type GroupSectionProps = { section: ChosenHome['sections'][number]['section']; children: ReactNode }

/** One group with its first cards. */
export function GroupSection({ section, children }: GroupSectionProps) {
  const { slug, name, description, tools, categories } = section
  const { t, locale } = useLanguage()
  const all = {
    to: pathTo('find', locale, undefined, { category: categories.join(',') }),
    text: t('home.allTools', { n: tools }),
  }
  return (
    <section className={`section group-section g-${slug}`} aria-labelledby={`section-${slug}`}>
      <SectionHead id={`section-${slug}`} title={name} hint={description} more={all} />
      {children}
    </section>
  )
}
