import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay, formatList } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { formatPriceFrom } from './facts/price-from.ts'
import { priceName } from '../../i18n/price-name.ts'
import { roleName } from '../../i18n/role-name.ts'
import { StandingRows } from './places/standing-rows.tsx'
import { UseCaseRows } from './facts/use-case-rows.tsx'
import './tool-about.css'

/** Features without links: the tool lacks them, or it is not known whether it has them. */
function FeatureNames({ title, features }: { title: string; features: ToolDetail['lacks'] }) {
  const { locale } = useLanguage()
  if (features.length === 0) return null
  return (
    <>
      <dt>{title}</dt>
      <dd className="meta" {...asServed}>
        {formatList(
          locale,
          features.map(({ name }) => name),
        )}
      </dd>
    </>
  )
}

/** The catalogue's data: price, categories, features, use cases, the tool's ranks, and whether its maker is verified. */
export function ToolAbout({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { model, from } = tool.pricing
  // The facts of lists above leave no room for the day added, so it is shown here.
  const isBanded = tool.traffic === null && tool.bands !== null
  return (
    <Panel title={t('entry.about')} className="about">
      <dl>
        <dt>{t('entry.price')}</dt>
        <dd>
          {priceName(t, model)}
          {from !== null && (
            <span className="meta" {...asServed}>
              {formatPriceFrom(t, locale, from)}
              {' · '}
              {t('entry.priceChecked', { day: formatDay(locale, from.checkedOn) })}
            </span>
          )}
        </dd>
        {tool.aiRole === 'feature' && (
          <>
            <dt>{t('card.aiRole')}</dt>
            <dd>{roleName(t, tool.aiRole)}</dd>
          </>
        )}
        <dt>{t('entry.categories')}</dt>
        <dd>
          <ul className="rows">
            {tool.categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={pathTo('category', locale, slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </dd>
        {tool.features.length > 0 && (
          <>
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
          </>
        )}
        <FeatureNames title={t('entry.lacks')} features={tool.lacks} />
        <FeatureNames title={t('entry.featuresUnknown')} features={tool.notKnown} />
        <UseCaseRows tool={tool} />
        <StandingRows tool={tool} />
        {isBanded && (
          <>
            <dt>{t('entry.added')}</dt>
            <dd {...asServed}>
              {tool.addedOn !== null && formatDay(locale, tool.addedOn)}
              <span className="meta">
                {tool.addedOn === null ? t('entry.addedUnknown') : t('entry.addedFirstListed')}
              </span>
            </dd>
          </>
        )}
        {tool.maker !== null && (
          <>
            <dt>{t('entry.makerVerified')}</dt>
            <dd {...asServed}>{formatDay(locale, tool.maker.verifiedOn)}</dd>
          </>
        )}
      </dl>
      <p className="about-more">
        <MoreLink to={pathTo('correction', locale, tool.slug)} rel="nofollow">
          {t('entry.correction')}
        </MoreLink>
        {/* The maker of a path on a shared host has no file or record there. */}
        {tool.maker === null && tool.site !== null && (
          <MoreLink to={pathTo('maker', locale, tool.slug)} rel="nofollow">
            {t('entry.makerQuestion')}
          </MoreLink>
        )}
      </p>
    </Panel>
  )
}
