import type { CategoryGroups } from '@polydex/contract/category'
import type { ToolCard } from '@polydex/contract/tool-card'
import type { ComponentType } from 'react'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { SubmissionForm } from './submission-form.tsx'
import { SubmissionIntro } from './submission-intro.tsx'
import { SubmissionPreview } from './submission-preview.tsx'
import { SubmissionSent } from './submission-sent.tsx'
import type { SubmissionValues } from './submission-values.ts'
import { useDraft } from './use-draft.ts'

type SubmissionProps = {
  groups: CategoryGroups['groups']
  /** Whether trial credentials can be stored; otherwise they are not requested. */
  hasTrials: boolean
  /** Initial values; empty if nothing is known yet. */
  name: string
  /** The server's answer, if the form was sent. */
  answer: { sent: { name: string } } | RefusedForm<SubmissionValues> | undefined
  Card: ComponentType<{ tool: ToolCard }>
}

/** The form with the next steps and a preview; after sending, the confirmation in their place. */
export function Submission({ groups, hasTrials, name, answer, Card }: SubmissionProps) {
  const { draft, onInput } = useDraft()
  if (answer !== undefined && 'sent' in answer) return <SubmissionSent name={answer.sent.name} />
  return (
    <>
      <SubmissionIntro />
      <SubmissionForm groups={groups} hasTrials={hasTrials} name={name} answer={answer} onInput={onInput} />
      <SubmissionPreview draft={draft} name={name} groups={groups} Card={Card} />
    </>
  )
}
