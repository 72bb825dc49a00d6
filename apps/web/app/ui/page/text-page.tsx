import type { ReactNode } from 'react'
import './text-page.css'

type TextPageProps = {
  title: string
  lead: string
  /** Names the table of contents. */
  contents: string
  sections: readonly { id: string; title: string; content: ReactNode }[]
  /** Sections of a few lines, with less space between them. */
  isShort?: boolean
  /** Below the last section, such as the date of the text. */
  children?: ReactNode
}

/** A long text with its table of contents beside it. */
export function TextPage({ title, lead, contents, sections, isShort = false, children }: TextPageProps) {
  return (
    <div className={isShort ? 'wrap beside text-page short' : 'wrap beside text-page'}>
      <header className="text-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <nav className="text-contents" aria-label={contents}>
        <p className="meta">{contents}</p>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a className="tap" href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="text-body">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`}>{section.title}</h2>
            {section.content}
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}
