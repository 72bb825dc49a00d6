import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay, formatList } from '../../../i18n/format.ts'
import { roleName } from '../../../i18n/names/role-name.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'

/** Features without links: the tool lacks them, or it is not known whether it has them. */
function FeatureNames({ title, features }: { title: string; features: ToolDetail['lacks'] }) {
  const { locale } = useLanguage()
  if (features.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd className="quiet" {...asServed}>
        {formatList(
          locale,
          features.map(({ name }) => name),
        )}
      </dd>
    </div>
  )
}

/** All-rounders do forty. The first are those that it is made for. */
const maxTasks = 12

/** The catalogue's data: features, categories, whether AI is the product, and whether the maker is verified. */
export function AboutRows({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  return (
    <dl>
      {tool.tasks.length > 0 && (
        <div>
          <dt>{t('entry.tasks')}</dt>
          <dd>
            <ul className="inline">
              {tool.tasks.slice(0, maxTasks).map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={pathTo('task', locale, slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {tool.features.length > 0 && (
        <div>
          <dt>{t('entry.features')}</dt>
          <dd>
            <ul className="inline">
              {tool.features.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={pathTo('find', locale, undefined, { features: slug })}>{name}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <FeatureNames title={t('entry.lacks')} features={tool.lacks} />
      <FeatureNames title={t('entry.featuresUnknown')} features={tool.notKnown} />
      <div>
        <dt>{t('entry.categories')}</dt>
        <dd>
          <ul className="inline">
            {tool.categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={pathTo('category', locale, slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {tool.aiRole === 'feature' && (
        <div>
          <dt>{t('card.aiRole')}</dt>
          <dd>{roleName(t, tool.aiRole)}</dd>
        </div>
      )}
      {tool.addedOn !== null && (
        <div>
          <dt>{t('entry.added')}</dt>
          <dd {...asServed}>{formatDay(locale, tool.addedOn)}</dd>
        </div>
      )}
      {tool.maker !== null && (
        <div>
          <dt>{t('entry.makerVerified')}</dt>
          <dd {...asServed}>{formatDay(locale, tool.maker.verifiedOn)}</dd>
        </div>
      )}
    </dl>
  )
}
