import { joinCompared } from '@polydex/contract/tool/compared'
import { pathTo } from '../../addresses/path-to.ts'
import { formatList } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { AddTool } from './add-tool.tsx'
import './compare-start.css'

type Tool = { slug: string; name: string; mark: string | null }

type CompareStartProps = {
  /** What is chosen so far: too few to compare. */
  chosen: readonly Tool[]
  /** Names that no tool has, with tools that they may mean. */
  missing: readonly { name: string; near: readonly { slug: string; name: string }[] }[]
  pairs: readonly (readonly Tool[])[]
}

/** Where a comparison begins: a field for names, and comparisons that many people want. */
export function CompareStart({ chosen, missing, pairs }: CompareStartProps) {
  const { t, locale } = useLanguage()
  const [first] = chosen
  const slugs = chosen.map(({ slug }) => slug)
  return (
    <>
      <PageTop
        title={first === undefined ? t('compare.startTitle') : t('compare.startWith', { name: first.name })}
        lead={t('compare.startLead')}
      />
      {missing.length > 0 && (
        <div className="compare-missing">
          <p role="alert">
            {t('compare.missing', {
              names: formatList(
                locale,
                missing.map(({ name }) => name),
              ),
            })}
          </p>
          {/* What may be meant, each with one click into the comparison. */}
          <p className="in-row">
            {missing.flatMap(({ near }) =>
              near.map(({ slug, name }) => (
                <Link
                  key={slug}
                  className="btn"
                  to={pathTo('compare', locale, undefined, { tools: [...slugs, slug].join() })}
                >
                  <Icon name="plus" small />
                  {name}
                </Link>
              )),
            )}
          </p>
        </div>
      )}
      <AddTool slugs={slugs} />
      {pairs.length > 0 && (
        <section className="section" aria-labelledby="pairs-heading">
          <SectionHead id="pairs-heading" title={t('compare.pairs')} />
          <ul className="compare-pairs">
            {pairs.map((pair) => (
              <li key={joinCompared(pair.map(({ slug }) => slug))}>
                <Link to={pathTo('compare', locale, joinCompared(pair.map(({ slug }) => slug)))}>
                  {pair.map(({ slug, name, mark }) => (
                    <span key={slug}>
                      <Mark name={name} mark={mark} size={24} />
                      {name}
                    </span>
                  ))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
