import { toolLanguages } from '@polydex/contract/tool/tool-language'
import { OptionalLabel } from '../../forms/optional-label.tsx'
import { asServed } from '../../i18n/as-served.ts'
import { formatLanguageCode } from '../../i18n/format.ts'
import { priceName } from '../../i18n/names/price-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { Disclosure } from '../../ui/opening/disclosure.tsx'
import { Pick } from '../../ui/form/pick.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { SubmissionValues } from './submission-values.ts'

const pricings = ['free', 'freemium', 'free-trial', 'paid', 'open-source', 'contact'] as const

/** Optional facts that help an editor. */
export function MoreFields({ values }: { values: SubmissionValues | undefined }) {
  const { t, locale } = useLanguage()
  const isOpen = values !== undefined && (values.pricing !== '' || values.languages.length > 0 || values.isMaker)
  return (
    <Disclosure isOpen={isOpen} summary={<OptionalLabel>{t('submit.more')}</OptionalLabel>}>
      <div className="more-fields">
        <SelectField name="pricing" label={t('submit.pricing')} defaultValue={values?.pricing ?? ''}>
          <option value="">{t('submit.pricingOpen')}</option>
          {pricings.map((pricing) => (
            <option key={pricing} value={pricing}>
              {priceName(t, pricing)}
            </option>
          ))}
        </SelectField>
        <fieldset>
          <legend>{t('submit.languages')}</legend>
          <div className="picks">
            {toolLanguages.map((code) => (
              <Pick key={code} name="languages" value={code} defaultChecked={values?.languages.includes(code)}>
                <span {...asServed}>{formatLanguageCode(locale, code)}</span>
              </Pick>
            ))}
          </div>
        </fieldset>
        <CheckBox name="isMaker" defaultChecked={values?.isMaker}>
          {t('submit.isMaker')}
        </CheckBox>
      </div>
    </Disclosure>
  )
}
