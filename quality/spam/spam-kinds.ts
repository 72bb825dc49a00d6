import type { Locale } from '@polydex/contract/locale'
import type { Random } from './random.ts'

/** The sender's input. */
export type Post = { locale: Locale; url: string; name: string; description: string }

/** One way to spam: writes the post with this number. */
export type SpamKind = { name: string; write: (random: Random, index: number) => Post }

const cities = [
  'Austin',
  'Lyon',
  'Leeds',
  'Porto',
  'Malmö',
  'Perth',
  'Cork',
  'Graz',
  'Turin',
  'Basel',
  'Ghent',
  'Bergen',
  'Lima',
  'Quito',
  'Davao',
  'Pune',
]
const goods = ['watches', 'handbags', 'sneakers', 'vape pens', 'sunglasses', 'perfume', 'phone cases', 'hoodies']
const endings = ['com', 'net', 'xyz', 'top', 'shop', 'site', 'online', 'club', 'vip', 'info']

const domain = ({ pick, integer }: Random, words: readonly string[]): string =>
  `${pick(words)}${pick(['', '-', ''])}${pick(words)}${integer(1, 9_999)}.${pick(endings)}`

const trades: [Locale, string[], string[]][] = [
  [
    'en',
    ['Lucky Spins', 'Royal Jackpot', 'PillExpress'],
    [
      'Play the best online casino with a huge welcome bonus, free spins every day and fast payout. Betting was never easier.',
      'Order viagra and cialis online without prescription, best price and discreet delivery to {city}.',
      'Make money from home with crypto signals, guaranteed profit of {n} dollars a day, no risk.',
    ],
  ],
  [
    'de',
    ['Glücksrad24', 'Potenz Apotheke'],
    [
      'Online Casino mit Spielautomaten und {n} Euro Bonus ohne Einzahlung, jetzt anmelden und gewinnen.',
      'Kredit ohne Schufa, schnell reich werden und Geld verdienen mit {n} Euro am Tag, garantiert.',
    ],
  ],
  [
    'es',
    ['Apuesta Total', 'Dinero Ya'],
    [
      'Las mejores apuestas y tragamonedas con un bono de {n} euros, compra ahora y gana dinero.',
      'Préstamos rápidos sin aval, dinero fácil en {n} minutos, resultados garantizados.',
    ],
  ],
  [
    'pt',
    ['Aposta Certa', 'Emagreça Já'],
    [
      'Cassino e apostas com bônus de {n} reais, caça-níqueis com pagamento na hora, clique aqui.',
      'Emagreça {n} quilos em uma semana com o chá milagroso, desconto garantido, compre já.',
    ],
  ],
  [
    'vi',
    ['Nhà Cái Số 1', 'Vay Nhanh'],
    [
      'Nhà cái cá cược uy tín, nổ hũ tài xỉu thưởng {n} triệu, đăng ký ngay nhận khuyến mãi.',
      'Vay tiền nhanh {n} triệu không cần thế chấp, kiếm tiền online, liên hệ ngay.',
    ],
  ],
  [
    'ja',
    ['ラッキーカジノ', '即日ローン'],
    [
      'オンラインカジノの登録で{n}円ボーナス、競馬もパチンコも今すぐクリック。',
      '副業で月{n}万円稼げる、即日融資も可能、限定クーポン付き。',
    ],
  ],
  [
    'ko',
    ['럭키카지노', '안전토토'],
    [
      '카지노 바카라 슬롯 가입 즉시 {n}만원 쿠폰 지급, 먹튀 없는 안전한 토토사이트.',
      '무직자 대출 당일 {n}만원, 최저가 이자 보장, 지금 바로 문의.',
    ],
  ],
  [
    'zh',
    ['皇冠娱乐城', '贷款快'],
    [
      '皇冠娱乐城百家乐彩票，注册送{n}元，首存优惠，点击立即开户。',
      '无抵押贷款{n}万当天到账，代开发票，诚信经营，低价咨询。',
    ],
  ],
  [
    'tw',
    ['金鑽娛樂城', '快速借款'],
    ['金鑽娛樂城百家樂運彩，註冊送{n}元，首存優惠，點擊開戶。', '免保人貸款{n}萬當日撥款，代辦成功保證，低價手續費。'],
  ],
]

const sellers: [Locale, string][] = [
  ['en', 'We sell 10,000 dofollow backlinks and guest posts for AI sites. Price list on Telegram @{handle}'],
  ['en', 'Buy followers and likes for your startup, cheap and fast delivery. WhatsApp +1 {n}55 010 {m}'],
  ['es', 'Vendo seguidores reales con descuento para tu herramienta. WhatsApp: +34 6{n} {m} 112'],
  ['vi', 'Dịch vụ SEO đẩy top giá rẻ, tăng tương tác. Zalo: 090{n}{m}1'],
  ['zh', '专业刷单刷评，AI工具榜单推广，加微信：{handle}88，价格优惠'],
  ['tw', '代操社群與五星評論，價格優惠，加賴 LINE ID: {handle}_tw 洽詢'],
  ['ko', '백링크와 리뷰 작업 최저가로 해 드립니다. 텔레그램 @{handle}'],
]

/** The first five kinds, which the signs were designed for. */
export const spamKinds: readonly SpamKind[] = [
  {
    name: 'link drops',
    write: (random) => {
      const { pick, integer } = random
      const target = `https://${domain(random, ['buy', 'cheap', 'deal', 'mega'])}/`
      const anchor = pick([
        `[url=${target}]${pick(goods)}[/url]`,
        `<a href="${target}">${pick(goods)}</a>`,
        `[${pick(goods)}](${target})`,
        `${target} and ${target}${integer(1, 99)}`,
      ])
      const description = `${pick(['Hello, nice site.', 'Very useful article!', 'Great job admin.', 'I found this AI tool.'])} ${pick(['Please visit', 'See', 'More here', 'My page'])} ${anchor} ${pick(['thank you', 'for best results', 'and tell friends', 'every day new'])}`
      return {
        locale: 'en',
        name: `${pick(goods)} ${pick(cities)}`,
        url: `https://${domain(random, ['shop', 'outlet', 'sale'])}/`,
        description,
      }
    },
  },
  {
    name: 'casino, pills and loans in nine languages',
    write: (random) => {
      const { pick, integer } = random
      const [locale, names, texts] = pick(trades)
      const description = pick(texts)
        .replace('{n}', String(integer(2, 99) * 10))
        .replace('{city}', pick(cities))
      return {
        locale,
        name: `${pick(names)} ${integer(1, 999)}`,
        url: `https://${domain(random, ['win', 'bet', 'fast', 'luck'])}/`,
        description,
      }
    },
  },
  {
    name: 'sellers with a messenger',
    write: (random) => {
      const { pick, integer } = random
      const [locale, text] = pick(sellers)
      const handle = `${pick(['seo', 'smm', 'rank', 'boost'])}${pick(['king', 'pro', 'guru'])}${integer(1, 60)}`
      const description = text
        .replace('{handle}', handle)
        .replace('{n}', String(integer(10, 99)))
        .replace('{m}', String(integer(1_000, 9_999)))
      return {
        locale,
        name: `${pick(['SEO', 'SMM', 'Rank'])} ${pick(['Panel', 'Boost', 'Agency'])} ${integer(1, 900)}`,
        url: `https://${domain(random, ['rank', 'seo', 'boost'])}/`,
        description,
      }
    },
  },
  {
    name: 'one campaign on free hosts',
    write: (random, index) => {
      const { pick } = random
      const [city, service] = [pick(cities), pick(['plumber', 'dentist', 'locksmith', 'movers', 'roofing', 'tutoring'])]
      const description = `Looking for an AI ${service} in ${city}? Our ${pick(['smart', 'modern', 'trusted'])} AI assistant finds the ${pick(['right', 'nearest', 'top rated'])} ${service} for you in minutes. ${pick(['Thousands of', 'Many', 'Local'])} families in ${city} already use it every day to compare offers and book a visit.`
      return {
        locale: 'en',
        name: `AI ${service} ${city}`,
        url: `https://ai-${service}-${city.toLowerCase().replace('ö', 'o')}-${index}.${pick(['vercel.app', 'netlify.app', 'pages.dev', 'web.app'])}/`,
        description,
      }
    },
  },
  {
    name: 'programs that fill every field',
    write: (random) => {
      const { letters, pick, integer } = random
      const mash = Array.from({ length: integer(6, 14) }, () => letters(integer(5, 11))).join(' ')
      const words = pick([
        ['ai', 'tool', 'free', 'online'],
        ['cheap', 'hosting', 'vps'],
        ['essay', 'writer', 'service'],
      ])
      const stuffed = Array.from({ length: 12 }, () => `${words.join(' ')},`).join(' ')
      return {
        locale: pick(['en', 'de', 'es', 'pt', 'vi'] as const),
        name: letters(8),
        url: `https://${letters(9)}.${pick(endings)}/`,
        description: pick([mash, mash, stuffed]),
      }
    },
  },
]
