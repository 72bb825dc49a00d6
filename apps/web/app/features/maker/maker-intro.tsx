import { useEffect, useRef } from 'react'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import type { ClaimedTool } from './load-maker.server.ts'
import type { MakerState } from './maker-state.ts'

type Texts = Record<MakerState, (t: Translate, tool: ClaimedTool) => string>

const askTitle: Texts['none'] = (t, { name }) => t('maker.titleAsk', { name })
const proveTitle: Texts['none'] = (t, { name }) => t('maker.titleProve', { name })
const askLead: Texts['none'] = (t) => t('maker.leadAsk')

const titles: Texts = {
  visitor: askTitle,
  none: askTitle,
  unproven: proveTitle,
  lapsed: proveTitle,
  waiting: (t) => t('maker.titleWaiting'),
  declined: (t, { name }) => t('maker.titleDeclined', { name }),
  verified: (t, { name }) => t('maker.titleVerified', { name }),
}

const leads: Texts = {
  visitor: askLead,
  none: askLead,
  unproven: (t, { host }) => t('maker.leadProve', { host }),
  lapsed: (t, { host }) => t('maker.leadLapsed', { host }),
  waiting: (t, { host }) => t('maker.leadWaiting', { host }),
  declined: (t) => t('maker.leadDeclined'),
  verified: (t, { name, host }) => t('maker.leadVerified', { name, host }),
}

export const makerTitle = (t: Translate, state: MakerState, tool: ClaimedTool): string => titles[state](t, tool)

/** The heading for how far the account has come. It gets the focus when that changes. */
export function MakerIntro({ tool, state }: { tool: ClaimedTool; state: MakerState }) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedFor = useRef(state)
  useEffect(() => {
    if (focusedFor.current === state) return
    focusedFor.current = state
    heading.current?.focus()
  }, [state])
  return (
    <div className="maker-intro">
      <h1 ref={heading} tabIndex={-1}>
        {makerTitle(t, state, tool)}
      </h1>
      <p className="lead">{leads[state](t, tool)}</p>
    </div>
  )
}
