import type { CategoryGroups } from '@polydex/contract/tool/category'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useRef, type ComponentType } from 'react'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { SubmissionForm } from './submission-form.tsx'
import { SubmissionIntro } from './submission-intro.tsx'
import { SubmissionPreview } from './submission-preview.tsx'
import type { SubmissionValues } from './submission-values.ts'
import { useDraft } from './use-draft.ts'

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
