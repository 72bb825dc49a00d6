import { foldText } from '../text/fold-text.ts'
import { listBigrams } from '../text/list-tokens.ts'
import { splitRuns } from '../text/split-runs.ts'

/** Words that visitors add to a search in a directory of tools, and words that do not distinguish tools. */
const fillers = [
  'ai tool tools app apps software website site program platform online free best top good new for with without how to the a an of and or in on my',
  'i want need that can help make use using from your into is are be it this do me we you what which get create find',

  'ki werkzeug programm kostenlos beste gute für mit ohne der die das ein eine und oder zum zur im von ich mein meine meinen aus auf bei wie ist es den dem des machen erstellen finden lassen',
  'ia herramienta herramientas aplicación programa gratis mejor mejores para con sin el la los las un una unos unas de del en y o lo le se que es mi mis tu su por al como cómo hacer crear encontrar',
  'ferramenta ferramentas aplicativo grátis melhor melhores com sem os as um uma do da dos das no na e ou que se é meu minha por ao como fazer criar encontrar',
  'công cụ phần mềm ứng dụng miễn phí tốt nhất cho bằng và của trực tuyến',
  '工具 軟體 软件 軟件 應用 应用 網站 网站 免費 免费 線上 在线 推薦 推荐 程式',
  'ツール アプリ ソフト サイト 無料 おすすめ オンライン サービス',
  '도구 앱 툴 프로그램 사이트 무료 추천 온라인 인공지능',
].flatMap((line) => line.split(' '))

/** Bigrams for languages written without spaces, words for all others. */
export const fillerTokens: ReadonlySet<string> = new Set(
  fillers.flatMap((filler) =>
    splitRuns(filler).flatMap(({ kind, text }) => {
      const folded = foldText(text)
      return kind === 'word' || folded.length === 1 ? [folded] : listBigrams(folded).filter((pair) => pair.length > 1)
    }),
  ),
)
