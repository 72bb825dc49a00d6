import { localeCodes, getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import type { ListFilter } from '@polydex/contract/tool/list-filter'
import { interfaceLanguages, type InterfaceLanguage } from '@polydex/contract/tool/tool-fact-values'

/** A value of a filter, and the phrases by which people ask for it in any of our languages; `/` separates phrases. */
export type Wish = {
  filter: ListFilter
  value: string
  phrases: string[]
  /** Only between spaces: a language that stands inside a phrase of Chinese characters is its subject. */
  isApart?: boolean
}

const wish = (filter: ListFilter, value: string, ...phrases: string[]): Wish => ({
  filter,
  value,
  phrases: phrases.flatMap((line) => line.split('/')),
})

/**
 * Only phrases that are asked of any kind of tool: "API" is one after "with", but a subject in "API testing". Free is
 * what can be used without paying.
 */
const wishes: readonly Wish[] = [
  wish(
    'price',
    'free-to-use',
    'free/for free/free of charge/free to use/totally free/completely free/with a free plan/no cost/without paying',
    'kostenlos/kostenlose/kostenloser/kostenloses/kostenlosen/kostenfrei/kostenfreie/kostenfreies/gratis/umsonst/ohne Kosten',
    'gratuito/gratuita/gratuitos/gratuitas/gratis/sin coste/sin costo/sin pagar',
    'grátis/de graça/sem pagar/sem custo',
    'miễn phí/không mất phí/không tốn tiền',
    '無料/無料で使える/無料で/完全無料/基本無料/タダで使える',
    '무료/무료로/공짜/공짜로/무료로 쓸 수 있는/돈 안 드는',
    '免费/免费的/免費/免費的/不花钱/不花錢/不要钱/不要錢/不用付费/不用付費',
  ),
  wish(
    'price',
    'open-source',
    'open source/open-source/opensource/quelloffen/quelloffene/quelloffenes/quelloffener',
    'código abierto/de código abierto/código aberto/de código aberto/mã nguồn mở',
    'オープンソース/オープンソースの/오픈소스/오픈 소스/开源/开源的/開源/開源的/開放原始碼',
  ),
  wish(
    'signUp',
    'no',
    'no sign up/no sign-up/no signup/no login/no log in/no registration/no account/no account needed/login free',
    'without sign up/without signup/without signing up/without login/without logging in/without registration/without an account/without account',
    'ohne Anmeldung/ohne Registrierung/ohne Login/ohne Konto/ohne Account/ohne sich anzumelden',
    'sin registro/sin registrarse/sin registrarme/sin cuenta/sin iniciar sesión/sin login/sin crear cuenta',
    'sem cadastro/sem se cadastrar/sem login/sem registro/sem conta/sem criar conta',
    'không cần đăng ký/không cần đăng nhập/không đăng ký/không đăng nhập/không cần tài khoản/không cần tạo tài khoản',
    '登録不要/登録不要の/登録なし/登録なしで/ログイン不要/ログイン不要の/ログインなし/ログインなしで/会員登録不要/会員登録なし/アカウント不要/登録せずに',
    '회원가입 없이/회원가입 없는/가입 없이/가입 없는/로그인 없이/로그인 없는/회원가입 필요 없는/로그인 필요 없는/비회원/무가입',
    '免登录/免登陆/免注册/无需登录/无需注册/不用登录/不用注册/不需要登录/不需要注册/不登录/不注册',
    '免登入/免註冊/無需登入/無需註冊/不用登入/不用註冊/不需登入/不需註冊/不需要登入/不需要註冊',
  ),
  wish(
    'platform',
    'ios',
    'iphone/ipad/ios/iphone app/ios app/iphone アプリ/iphone 앱/アイフォン/아이폰/苹果手机/蘋果手機',
  ),
  wish('platform', 'android', 'android/android app/androide/アンドロイド/안드로이드/安卓'),
  wish('platform', 'windows', 'windows/for windows/für windows/윈도우/ウィンドウズ'),
  wish('platform', 'macos', 'mac/macos/mac os/for mac/für mac/para mac/맥/맥북'),
  wish('platform', 'linux', 'linux/for linux/für linux/리눅스'),
  wish(
    'platform',
    'extension',
    'chrome extension/browser extension/chrome plugin/browser plugin/firefox extension/browser add-on',
    'chrome-erweiterung/chrome erweiterung/browsererweiterung/browser-erweiterung/browser erweiterung',
    'extensión de chrome/extensión para chrome/extensión de navegador/extensión del navegador',
    'extensão do chrome/extensão para chrome/extensão chrome/extensão de navegador/extensão do navegador',
    'tiện ích chrome/tiện ích mở rộng chrome/tiện ích mở rộng/tiện ích trình duyệt',
    'chrome拡張/chrome拡張機能/chrome 拡張機能/ブラウザ拡張/ブラウザ拡張機能/拡張機能',
    '크롬 확장 프로그램/크롬 확장/크롬 확장프로그램/브라우저 확장/브라우저 확장 프로그램',
    'chrome扩展/chrome 扩展/chrome插件/chrome 插件/谷歌插件/浏览器插件/浏览器扩展',
    'chrome擴充功能/chrome 擴充功能/chrome外掛/瀏覽器外掛/瀏覽器擴充功能/擴充功能',
  ),
  wish(
    'platform',
    'api',
    'with api/with an api/api access/with api access/has an api/mit api/mit api-zugang/con api/com api/có api',
    'api付き/apiあり/apiがある/api 제공/api 지원/api 있는/有api/带api/帶api/提供api/支持api/支援api',
  ),
  wish(
    'platform',
    'cli',
    'command line/command-line/cli/kommandozeile/línea de comandos/linha de comando/dòng lệnh/命令行/命令列',
  ),
  wish(
    'platform',
    'self-hosted',
    'self hosted/self-hosted/self hosting/on premise/on-premise/on-premises/selbst gehostet/selbst hosten/selbstgehostet',
    'autoalojado/autohospedado/auto-hospedado/tự lưu trữ/tự host/セルフホスト/セルフホスト可能/オンプレミス/셀프 호스팅/온프레미스',
    '自部署/私有化部署/本地部署/可自行部署/自架/自行架設/自建',
  ),
  wish(
    'offeredIn',
    'CN',
    'usable in china/available in china/works in china/usable in mainland china/available in mainland china/in mainland china',
    'in china nutzbar/in china verfügbar/disponible en china/disponível na china/dùng được ở trung quốc',
    '中国で使える/中国本土で使える/중국에서 쓸 수 있는/중국에서 사용 가능한/중국에서 되는',
    '国内可用/国内可用的/国内能用/国内能用的/国内可以用/国内可以用的/大陆可用/大陆能用/中国大陆可用/国内直连/无需翻墙/不用翻墙/免翻墙/不翻墙/不用梯子/不用魔法/无需魔法',
    '中國可用/大陸可用/中國大陸可用/大陸能用/免翻牆/不用翻牆',
  ),
]

/** How a language is asked for, with a star for its name. */
const inLanguage: Record<Locale, string> = {
  en: 'in */* interface/supports */with * interface/in * language',
  de: 'auf */in */mit * oberfläche',
  es: 'en */en idioma *',
  pt: 'em */em idioma *',
  vi: 'bằng */có */hỗ trợ *',
  ja: '*対応/*対応の/*で使える/*に対応',
  ko: '* 지원/* 지원하는/*로 된/*로 쓸 수 있는',
  zh: '*版/支持*/支持*的/*界面',
  tw: '*版/支援*/支援*的/*介面',
}

/** Names that Intl does not give. */
const moreNames: Partial<Record<Locale, Partial<Record<InterfaceLanguage, readonly string[]>>>> = {
  zh: { ja: ['日文'], en: ['英文'], ko: ['韩文'], de: ['德文'], es: ['西班牙文'], fr: ['法文'] },
  tw: { ja: ['日語'], en: ['英語'], ko: ['韓語'], de: ['德語'], es: ['西班牙語'], fr: ['法語'] },
}

/** Chinese, in either script unless one is named. */
const valueOf = (language: InterfaceLanguage): string => (language === 'zh' ? 'tw,zh' : language)

/** Those whose speakers put the bare name beside a search. */
const bareIn: ReadonlySet<Locale> = new Set(['ja', 'ko', 'zh', 'tw'])

function listLanguageWishes(): Wish[] {
  return localeCodes.flatMap((locale) => {
    const namesOf = new Intl.DisplayNames(getLocaleRow(locale).htmlLang, { type: 'language' })
    const forms = inLanguage[locale].split('/')
    return interfaceLanguages
      .filter((language) => language !== 'tw')
      .flatMap((language): Wish[] => {
        const names = [namesOf.of(language) ?? language, ...(moreNames[locale]?.[language] ?? [])]
        const asked = { filter: 'language' as const, value: valueOf(language) }
        const phrases = names.flatMap((name) => forms.map((form) => form.replace('*', name)))
        return [{ ...asked, phrases }, ...(bareIn.has(locale) ? [{ ...asked, phrases: names, isApart: true }] : [])]
      })
  })
}

export const listWishes = (): Wish[] => [...wishes, ...listLanguageWishes()]

/** Texts about languages themselves: a language in them is a subject, not a wish. */
export const aboutLanguages =
  /translat|learn|teach|speak|tutor|transcri|subtitle|gramma|übersetz|lernen|untertitel|traduc|traduz|aprend|subt[íi]tul|legend|dịch|học|phụ đề|翻訳|学習|勉強|会話|字幕|文字起こし|音声|添削|校正|翻译|翻譯|学|學|语音|語音|口语|口說|번역|공부|학습|회화|자막|발음|음성/iu

/** "Alternatives to *", and its forms around a name. */
export const alternativeForms: readonly RegExp[] = [
  /^(?:.*\b)?alternatives? (?:to|for) (.+)$/iu,
  /^(?:.*\b)?(?:apps?|tools?|sites?|websites?|something|ai) (?:like|similar to) (.+)$/iu,
  /^(?:.*\b)?similar to (.+)$/iu,
  /^(?:.*\b)?alternativen? (?:zu|für|von) (.+)$/iu,
  /^(?:.*\b)?ähnlich wie (.+)$/iu,
  /^(?:.*\b)?alternativas? (?:al?|ao|à|para|de|do) (.+)$/iu,
  /^(?:.*)(?:phần mềm|công cụ|ứng dụng)? ?(?:thay thế|giống|tương tự)(?: cho)? (.+)$/iu,
  /^(.+?) ?(?:alternatives?|alternativen?|alternativas?)$/iu,
  /^(.+?) thay thế$/iu,
  /^(.+?) ?の?(?:代わり|代わりになるもの|代替|代替ツール|代替サービス|類似サービス|類似ツール|みたいな(?:ツール|アプリ|サイト)?|のような(?:ツール|アプリ|サイト)?)$/u,
  /^(.+?) ?(?:대안|대체|대체 앱|대체 툴|대체 프로그램|같은|비슷한)(?: (?:앱|툴|사이트|프로그램|도구|거))?$/u,
  /^(.+?) ?的?(?:替代品|替代工具|替代方案|替代|平替|的替代)$/u,
  /^(?:类似|類似|像|跟|和)? ?(.+?) ?(?:类似|類似|一样|一樣|差不多)?的?(?:工具|软件|軟體|网站|網站|app)$/iu,
]

/** "X vs Y". */
export const versusForm =
  /^(.+?)(?: (?:vs\.?|versus|or|oder|gegen|o|ou|contra|hay|và|so với|compared to|compared with) |\s*(?:对比|對比|比较|比較|和|跟|与|與|还是|還是|と|対|か|vs\.?)\s*|(?:와|과|이랑|랑) ?)(.+?)(?:\s*(?:comparison|vergleich|comparativa|comparação|比較|比较|비교|哪个好|哪個好|どっちがいい|どっち|違い|차이))?$/iu
