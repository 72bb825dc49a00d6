import { thisSite } from '@polydex/contract/site/site'
import type { CategoryGroups } from '@polydex/contract/tool/category'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useRef, type ComponentType, useEffect, useState, type FormEvent, type RefObject } from 'react'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { SubmissionForm } from './submission-form.tsx'
import type { SubmissionValues } from './submission-values.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { Points } from '../../ui/page/points.tsx'
import { fillForm, keepDraft, readKeptDraft } from './kept-draft.ts'
import { readSubmission } from './read-submission.ts'
import './submission-preview.css'
import type { Locale } from '@polydex/contract/locale/locale'

/** Debounce in milliseconds: a cover is drawn for each name, but not for each letter. */
const pauseMs = 400

/**
 * The typed values, debounced: for the preview, and stored in this tab, so that they survive a reload until the form is
 * sent. A draft belongs to the name that the page was opened with.
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, isRestored }: { name: string; isRestored: boolean },
): { draft: Draft | undefined; onInput: (event: FormEvent<HTMLFormElement>) => void } {
  const [draft, setDraft] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const kept = isRestored ? readKeptDraft(name) : undefined
    if (form.current !== null && kept !== undefined) fillForm(form.current, kept)
  }, [form, name, isRestored])
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typedInto = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const values = readSubmission(new FormData(typedInto))
      setDraft(values)
      keepDraft(name, values)
    }, pauseMs)
  }
  return { draft, onInput }
}

type SubmissionProps = {
  groups: CategoryGroups['groups']
  /** Whether trial credentials can be stored; otherwise they are not requested. */
  hasTrials: boolean
  /** Whether an answer can be sent by mail; otherwise no address is requested. */
  hasAnswers: boolean
  /** Initial values; empty if nothing is known yet. */
  name: string
  /** When the page was rendered. */
  openedAt: string
  /** The server's answer, if the form was sent. */
  answer: RefusedForm<SubmissionValues> | undefined
  Card: ComponentType<{ tool: ToolCard }>
}

/** The form with the next steps and a preview. */
export function Submission({ groups, hasTrials, hasAnswers, name, openedAt, answer, Card }: SubmissionProps) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, onInput } = useDraft(form, { name, isRestored: answer === undefined })
  return (
    <>
      <SubmissionIntro />
      <SubmissionForm
        groups={groups}
        hasTrials={hasTrials}
        hasAnswers={hasAnswers}
        name={name}
        openedAt={openedAt}
        answer={answer}
        form={form}
        onInput={onInput}
      />
      <SubmissionPreview draft={draft} name={name} groups={groups} Card={Card} />
    </>
  )
}

/** What happens to a submitted tool. */
function SubmissionIntro() {
  const { t, locale } = useLanguage()
  return (
    <div>
      <h1>{t('submit.title')}</h1>
      <p className="lead">{t('submit.lead')}</p>
      <Points
        numbered
        points={[
          { title: t('submit.step1Title'), text: t('submit.step1Text') },
          { title: t('submit.step2Title'), text: t('submit.step2Text') },
          { title: t('submit.step3Title'), text: thisSite.figures ? t('submit.step3Text') : t('submit.step3Plain') },
        ]}
      />
      <p>
        <MoreLink to={pathTo('case', locale)}>{t('site.lookUp')}</MoreLink>
      </p>
    </div>
  )
}

type SubmissionPreviewProps = {
  draft: Draft | undefined
  /** Shown until something is typed. */
  name: string
  groups: CategoryGroups['groups']
  /** Renders a card; comes from another feature, so the route passes it in. */
  Card: ComponentType<{ tool: ToolCard }>
}

/** A live preview of the card. Not interactive: its link leads nowhere yet. */
function SubmissionPreview({ draft, name, groups, Card }: SubmissionPreviewProps) {
  const { t, locale } = useLanguage()
  const shown = {
    name: (draft?.name ?? name).trim() || t('submit.previewName'),
    description: draft?.description.trim() || t('submit.previewText'),
    categories: draft?.categories ?? [],
  }
  const tool = draftTool(shown, groups, locale)
  if (tool === undefined) return null
  return (
    <aside className="preview needs-script" aria-hidden="true">
      <p>{t('submit.preview')}</p>
      <ul inert>
        <Card tool={tool} />
      </ul>
    </aside>
  )
}

type Draft = Pick<SubmissionValues, 'name' | 'description' | 'categories'>

/** The draft as a card, as if accepted today: no figures, no price, and new. */
function draftTool(
  { name, description, categories }: Draft,
  groups: CategoryGroups['groups'],
  locale: Locale,
): ToolCard | undefined {
  const group = groups.find((row) => row.categories.some(({ slug }) => slug === categories[0])) ?? groups[0]
  const category = group?.categories.find(({ slug }) => slug === categories[0])
  if (group === undefined) return undefined
  return {
    slug: 'draft',
    name,
    mark: null,
    description,
    textLocale: locale,
    status: 'published',
    alive: null,
    group: group.slug,
    category: category ?? { slug: group.slug, name: group.name },
    pricing: 'unknown',
    free: null,
    platforms: [],
    addedOn: null,
    isNew: true,
    wholeSite: false,
    partOf: null,
    visits: null,
    growthRate: null,
    bands: null,
    topCountries: [],
  }
}
