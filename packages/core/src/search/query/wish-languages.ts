import { localeCodes, getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { interfaceLanguages, type InterfaceLanguage } from '@polydex/contract/tool/tool-fact-values'
import type { ListFilter } from '@polydex/contract/tool/list-filter'

/** A value of a filter, and the phrases by which people ask for it in any of our languages; `/` separates phrases. */
export type Wish = {
  filter: ListFilter
  value: string
  phrases: string[]
  /** Only between spaces: a language that stands inside a phrase of Chinese characters is its subject. */
  isApart?: boolean
}

/** How a language is asked for, with a star for its name. */
const inLanguage: Record<Locale, string> = {
  en: 'in */* interface/interface in */with a * interface/* user interface/* ui/* version/supports */that supports */with */in * language',
  de: 'auf */in */mit * oberfläche/oberfläche auf */mit oberfläche auf */bedienung auf */menü auf */auf * verfügbar',
  es: 'en */en idioma */interfaz en */con interfaz en */con la interfaz en */que esté en */menús en *',
  pt: 'em */em idioma */interface em */com interface em */com a interface em */que esteja em */menus em */que seja em *',
  vi: 'bằng */có */hỗ trợ */giao diện */có giao diện */với giao diện */bản */phiên bản */giao diện bằng *',
  ja: '*対応/*対応の/*で使える/*でも使える/*に対応/*に対応した/*表示/*表示の/*版/*UIの/*UI/*の画面で/*メニュー',
  ko: '* 지원/* 지원되는/* 지원하는/* 되는/*로 되는/* 버전/* 인터페이스/* 메뉴/*로 된/*로 쓸 수 있는/*로 나오는/* 화면',
  zh: '*版/*版的/支持*/支持*的/*界面/*界面的/有*界面/有*界面的/最好是*界面/带*界面的/*操作界面/*菜单',
  tw: '*版/*版的/支援*/支援*的/*介面/*介面的/有*介面/有*介面的/最好是*介面/*操作介面/*選單/*化',
}

/** Names that Intl does not give. */
const moreNames: Partial<Record<Locale, Partial<Record<InterfaceLanguage | 'zh-Hant', readonly string[]>>>> = {
  zh: {
    ja: ['日文'],
    en: ['英文'],
    ko: ['韩文'],
    de: ['德文'],
    es: ['西班牙文'],
    fr: ['法文'],
    vi: ['越南文'],
    'zh-Hant': ['繁体', '繁中'],
  },
  tw: {
    ja: ['日語'],
    en: ['英語'],
    ko: ['韓語'],
    de: ['德語'],
    es: ['西班牙語'],
    fr: ['法語'],
    vi: ['越南語'],
    'zh-Hant': ['繁體', '繁中', '正體中文', '正體'],
  },
  ja: { 'zh-Hant': ['繁体字', '台湾華語'] },
  ko: { 'zh-Hant': ['번체'] },
}

/** Chinese, in either script unless one is named. */
const named: readonly (readonly [id: InterfaceLanguage | 'zh-Hant' | 'zh-Hans', value: string])[] = [
  ...interfaceLanguages
    .filter((language) => language !== 'tw')
    .map((language) => [language, language === 'zh' ? 'tw,zh' : language] as const),
  ['zh-Hant', 'tw'],
  ['zh-Hans', 'zh'],
]

/** Those whose speakers put the bare name beside a search. */
const bareIn: ReadonlySet<Locale> = new Set(['ja', 'ko', 'zh', 'tw'])

export function listLanguageWishes(): Wish[] {
  return localeCodes.flatMap((locale) => {
    const namesOf = new Intl.DisplayNames(getLocaleRow(locale).htmlLang, { type: 'language' })
    const forms = inLanguage[locale].split('/')
    return named.flatMap(([language, value]): Wish[] => {
      const own = language === 'zh-Hans' ? [] : (moreNames[locale]?.[language] ?? [])
      const names = [namesOf.of(language) ?? language, ...own]
      const asked = { filter: 'language' as const, value }
      const phrases = names.flatMap((name) => forms.map((form) => form.replace('*', name)))
      return [{ ...asked, phrases }, ...(bareIn.has(locale) ? [{ ...asked, phrases: names, isApart: true }] : [])]
    })
  })
}

/** Texts about languages themselves: a language in them is a subject, not a wish. */
export const aboutLanguages =
  /translat|learn|teach|speak|tutor|transcri|subtitle|gramma|übersetz|lernen|untertitel|traduc|traduz|aprend|subt[íi]tul|legend|dịch|học|phụ đề|翻訳|学習|勉強|会話|字幕|文字起こし|音声|添削|校正|翻译|翻譯|学|學|语音|語音|口语|口說|번역|공부|학습|회화|자막|발음|음성/iu

/** Folded words of a language wish that say that the interface is meant, also in such a text. */
export const aboutInterface =
  /interfa|oberflach|bedienung|\bmen|giao dien|界面|介面|ui|표시|表示|画面|인터페이스|메뉴|화면|選單|菜单|メニュー/u
