import type { Locale } from '@polydex/contract/locale/locale'
import { foldText } from '../text/fold-text.ts'
import { listBigrams } from '../text/list-tokens.ts'
import { splitRuns } from '../text/split-runs.ts'

/** Words that carry no meaning of their own: neither marked in results nor taken for misspellings. */
const grammar = {
  en: 'a an the of and or in on at to for with without from into by as is are be it its this that my your me you we i do does how what which',
  de: 'der die das dem den des ein eine einen einem einer und oder mit ohne für von vom zu zum zur im in am an auf aus bei als wie ist es ich mein meine meinen',
  es: 'el la los las un una unos unas lo de del al en y o e para por con sin que se es le mi mis tu tus su sus como',
  pt: 'o os as um uma uns umas do da dos das no na nos nas ao à em e ou para por pelo pela com sem que se é meu minha meus minhas seu sua como',
  vi: 'của và hoặc cho bằng với từ trong trên là các những một này đó để như',
  zh: '的 了 吗 呢 吧 着 和 与 或 在 是 把 被 给 让 用 从 我 你 您 他 她 们 想 要 帮 请 能 会',
  ja: 'の を に は が で と も へ や から まで より です ます する した して したい ための',
  ko: '및 또는 를 을 위한 위해 에서 으로 하는 있는 수 것',
} satisfies Partial<Record<Locale, string>>

/** Words that visitors add to a search in a directory of tools, and words that do not distinguish tools. */
const fillers = [
  'ai tool tools app apps software website site program platform online free best top good new',
  'i want need can help make use using get create find',
  'ki werkzeug programm kostenlos beste gute machen erstellen finden lassen',
  'ia herramienta herramientas aplicación programa gratis mejor mejores hacer crear encontrar',
  'ferramenta ferramentas aplicativo grátis melhor melhores fazer criar encontrar',
  'công cụ phần mềm ứng dụng miễn phí tốt nhất cho bằng và của trực tuyến',
  '工具 軟體 软件 軟件 應用 应用 網站 网站 免費 免费 線上 在线 推薦 推荐 程式',
  'ツール アプリ ソフト サイト 無料 おすすめ オンライン サービス',
  '도구 앱 툴 프로그램 사이트 무료 추천 온라인 인공지능',
]

const listWords = (line: string): string[] => line.split(' ')

/** Lower case, with their marks: for is grammar in English, für in German, and bảng is not bằng. Tw writes as zh, folded. */
const functionWords: ReadonlySet<string> = new Set(Object.values(grammar).flatMap(listWords))

/** Whether a typed word, or a character of a run, is grammar. */
export const isFunctionWord = (typed: string): boolean => {
  const word = typed.normalize('NFC').toLowerCase()
  return functionWords.has(word) || (/\p{sc=Han}/u.test(word) && functionWords.has(foldText(word)))
}

/** Bigrams for languages written without spaces, words for all others. */
export const fillerTokens: ReadonlySet<string> = new Set(
  [grammar.en, grammar.de, grammar.es, grammar.pt, ...fillers].flatMap(listWords).flatMap((filler) =>
    splitRuns(filler).flatMap(({ kind, text }) => {
      const folded = foldText(text)
      return kind === 'word' || folded.length === 1 ? [folded] : listBigrams(folded).filter((pair) => pair.length > 1)
    }),
  ),
)
