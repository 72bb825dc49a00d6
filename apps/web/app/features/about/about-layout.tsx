import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import './about-layout.css'

type AboutLayoutProps = {
  title: string
  lead: string
  sections: readonly { id: string; title: string; content: ReactNode }[]
}

/** A long text with its table of contents beside it. */
export function AboutLayout({ title, lead, sections }: AboutLayoutProps) {
  const t = useTranslate()
  return (
    <div className="wrap about">
      <header className="about-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <nav className="about-contents" aria-label={t('about.contents')}>
        <p className="meta">{t('about.contents')}</p>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="about-text">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`}>{section.title}</h2>
            {section.content}
          </section>
        ))}
      </div>
    </div>
  )
}
