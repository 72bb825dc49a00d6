import { useId, useState } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/opening/menu.tsx'
import type { SavePanel } from './save-panel.tsx'
import './save-all.css'

/** What is needed to save a tool. */
type SavedTool = { slug: string; name: string }

type SaveAllProps = {
  tools: readonly SavedTool[]
  /** Text of the button, if it says more than that all are saved. */
  label?: string
  /** Name offered for a new list. */
  title?: string
}

/**
 * Saves tools to one of the visitor's lists or to a new one, of the account or of this browser. The page is the same for
 * everybody: the panel that knows the lists is loaded when it opens. Without script the form makes a list in the account.
 */
export function SaveAll({ tools, label, title = '' }: SaveAllProps) {
  const { t, locale } = useLanguage()
  const id = useId()
  const [opened, setOpened] = useState<{ Panel: typeof SavePanel; times: number }>()
  const [isPlain, setPlain] = useState(false)
  // A new release may have replaced the file: then the form is a plain one.
  const load = () =>
    void import('./save-panel.tsx').then(
      ({ SavePanel: Panel }) => setOpened((before) => ({ Panel, times: (before?.times ?? 0) + 1 })),
      () => setPlain(true),
    )
  const slugs = tools.map(({ slug }) => slug)
  return (
    <Menu
      id={`${id}save`}
      buttonClassName="btn"
      onOpen={load}
      label={
        <>
          <Icon name="plus" small />
          {label ?? t('saveAll.saveAll')}
        </>
      }
    >
      {opened === undefined ? (
        <form
          className={isPlain ? 'save-all' : 'save-all without-script'}
          method="post"
          action={pathTo('collect', locale)}
        >
          <input type="hidden" name="tools" value={slugs.join(',')} />
          <label htmlFor={`${id}title`}>{t('saveAll.title')}</label>
          <input
            id={`${id}title`}
            className="plain-field"
            type="text"
            name="title"
            required
            maxLength={80}
            defaultValue={title}
          />
          <button className="btn btn-primary" name="intent" value="saveAll">
            {t('saveAll.save')}
          </button>
        </form>
      ) : (
        // A key: each time it opens, it reads the lists again.
        <opened.Panel key={opened.times} tools={slugs} title={title} />
      )}
    </Menu>
  )
}
