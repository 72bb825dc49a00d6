import type { CorrectToolInput } from '@polydex/contract/correction'
import type { Locale } from '@polydex/contract/locale'
import type { SubmitToolInput } from '@polydex/contract/submission'

type Sample = [locale: Locale, path: string, name: string, category: string, description: string]

/** All invented, under a domain reserved for examples. */
const good: Sample[] = [
  [
    'en',
    'lumen-notes',
    'Lumen Notes',
    'copywriting',
    'Writes down a lecture while it happens and turns it into a page of headings and quotes.',
  ],
  [
    'en',
    'harbor-desk',
    'Harbor Desk',
    'copywriting',
    'Answers customers of small shops from their own order book, and hands over when it is unsure.',
  ],
  [
    'en',
    'tidewater',
    'Tidewater',
    'copywriting',
    'Rewrites grant applications to the word limit of each funder without losing the numbers.',
  ],
  [
    'en',
    'pilot-lamp',
    'Pilot Lamp',
    'copywriting',
    'Reads build logs and names the first line that matters, with a link to the change behind it.',
  ],
  [
    'de',
    'merkzettel',
    'Merkzettel',
    'copywriting',
    'Fasst Sitzungen zusammen, ordnet Aufgaben den Beteiligten zu und erinnert am nächsten Morgen daran.',
  ],
  [
    'de',
    'satzbau',
    'Satzbau',
    'copywriting',
    'Prüft Behördenbriefe auf Verständlichkeit und schlägt für jeden langen Satz eine kürzere Fassung vor.',
  ],
  [
    'de',
    'werkbank',
    'Werkbank',
    'copywriting',
    'Erstellt aus einer Skizze ein Angebot für Handwerksbetriebe, mit Material, Zeit und Preis.',
  ],
  [
    'ja',
    'kotonoha',
    'ことのは帳',
    'copywriting',
    '会議の録音から発言者ごとの要点をまとめ、決まったことと宿題を一覧にします。',
  ],
  [
    'ja',
    'yomikata',
    'よみかた',
    'copywriting',
    '専門用語の多い契約書をやさしい日本語に言い換え、元の条文へのリンクを付けます。',
  ],
  ['ja', 'tegami', 'てがみ工房', 'copywriting', '相手と用件を選ぶだけで、季節の挨拶を含む手紙の下書きを作ります。'],
  ['zh', 'suiji', '随记', 'copywriting', '把零散的语音备忘整理成带小标题的笔记，并标出需要跟进的事项。'],
  ['zh', 'qingdu', '轻读', 'copywriting', '为长篇报告生成一页摘要，每个结论都能点回原文段落。'],
  ['zh', 'huace', '画册助手', 'copywriting', '根据商品照片撰写多语言说明，语气可按店铺风格统一调整。'],
  [
    'es',
    'cuaderno',
    'Cuaderno',
    'copywriting',
    'Convierte apuntes de clase en fichas de repaso y pregunta justo lo que más se olvida.',
  ],
  [
    'es',
    'mostrador',
    'Mostrador',
    'copywriting',
    'Redacta respuestas a reseñas de restaurantes con el tono de la casa y avisa de las graves.',
  ],
  [
    'es',
    'lindero',
    'Lindero',
    'copywriting',
    'Compara dos versiones de un contrato y explica cada cambio en una frase sencilla.',
  ],
  [
    'pt',
    'rascunho',
    'Rascunho',
    'copywriting',
    'Transforma áudios longos em mensagens curtas, prontas para revisar e enviar ao cliente.',
  ],
  [
    'pt',
    'prumo',
    'Prumo',
    'copywriting',
    'Lê planilhas de obra e escreve o relatório semanal, com atrasos e causas em destaque.',
  ],
]

const spam: Sample[] = [
  [
    'en',
    'best-casino',
    'BEST CASINO BONUS 2026',
    'copywriting',
    'Win big today!!! Click now for the biggest bonus, limited offer, no deposit needed, act fast!!!',
  ],
  [
    'en',
    'cheap-watches',
    'Cheap Watches AI',
    'copywriting',
    'Buy cheap watches cheap watches cheap watches with AI discount codes, best price guaranteed.',
  ],
  [
    'en',
    'seo-links',
    'SEO Links Pro',
    'copywriting',
    'We sell 10,000 backlinks with AI. Contact us on the messenger for a price list and discounts.',
  ],
  [
    'de',
    'schnell-reich',
    'Schnell reich mit KI',
    'copywriting',
    'Verdienen Sie 5.000 Euro am Tag mit unserem geheimen KI-Trick, jetzt anmelden und abkassieren!',
  ],
  [
    'es',
    'dinero-facil',
    'Dinero Fácil IA',
    'copywriting',
    'Gana dinero desde casa sin hacer nada, nuestra IA invierte por ti, resultados garantizados.',
  ],
  ['zh', 'fapiao', '代开发票', 'copywriting', '专业代开各类发票，价格优惠，加微信咨询，全国可开，诚信经营。'],
  [
    'pt',
    'emagreca',
    'Emagreça com IA',
    'copywriting',
    'Perca dez quilos em uma semana com o chá recomendado pela inteligência artificial, compre já.',
  ],
]

const toInput = ([locale, path, name, category, description]: Sample): SubmitToolInput => ({
  locale,
  name,
  url: `https://example.com/${path}`,
  categories: [category],
  description,
})

/** Thirty in all: good ones, five of tools that are listed under another address, and spam. */
export const listSampleSubmissions = (listed: readonly { name: string; url: string }[]): SubmitToolInput[] => [
  ...good.map(toInput),
  ...listed.slice(0, 5).map(({ name, url }) => ({
    locale: 'en' as const,
    name,
    url: new URL('/ai', url).href,
    categories: ['copywriting'],
    description: `${name} is missing here. It writes, draws and answers questions for teams of any size.`,
  })),
  ...spam.map(toInput),
]

/** One of each problem, for tools that are listed. */
export const listSampleCorrections = (slugs: readonly string[]): CorrectToolInput[] => {
  const corrections: Omit<CorrectToolInput, 'toolId'>[] = [
    { locale: 'en', problem: 'wrong-fact', field: 'pricing', text: 'freemium', source: 'https://example.com/pricing' },
    { locale: 'de', problem: 'wrong-fact', field: 'name', text: 'Seit Oktober heißt es anders.' },
    { locale: 'ja', problem: 'closed' },
    { locale: 'es', problem: 'link-broken' },
    { locale: 'zh', problem: 'wrong-category', field: 'categories', text: '它更像写作工具。' },
    { locale: 'en', problem: 'scam', text: 'The address now leads to a shop.' },
  ]
  return corrections.map((correction, index) => ({ ...correction, toolId: slugs[index % slugs.length] ?? '' }))
}
