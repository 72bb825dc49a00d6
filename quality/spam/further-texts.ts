import type { Locale } from '@polydex/contract/locale'

/** Opening, audience, task, method, outcome, closing. */
export const advertParts: readonly (readonly string[])[] = [
  [
    'is a workspace for',
    'was created for',
    'brings artificial intelligence to',
    'is the quiet assistant of',
    'takes routine work from',
    'helps',
    'gives a second pair of hands to',
    'is built around the day of',
    'supports',
    'is an agent for',
  ],
  [
    'busy marketing teams who',
    'independent consultants who',
    'property managers who',
    'recruiters in growing companies who',
    'school administrators who',
    'podcast hosts who',
    'clinics with few staff who',
    'online sellers who',
    'grant writers who',
    'event planners who',
    'logistics planners who',
    'freelance illustrators who',
    'customer success managers who',
    'small law firms who',
    'insurance brokers who',
  ],
  [
    'need polished proposals before noon',
    'answer the same questions every morning',
    'turn long calls into clear next steps',
    'keep product pages fresh in many markets',
    'prepare reports nobody has time to write',
    'sort hundreds of attachments by hand',
    'want their calendar to plan itself',
    'translate contracts without losing meaning',
    'compare quotes from dozens of vendors',
    'produce short clips out of long recordings',
    'follow up with every lead politely',
    'check invoices against delivery notes',
    'design posters without a designer',
    'train new colleagues in a week',
    'watch competitors change their prices',
  ],
  [
    'You connect your mailbox once and',
    'After a five minute setup',
    'Its models learn your tone and',
    'Drop a folder into the browser and',
    'A plain conversation is enough:',
    'Working quietly in the background',
    'With templates made by practitioners',
    'Thanks to a private knowledge base',
    'Through a simple side panel',
    'Using your own documents only',
    'From your phone or laptop',
    'Guided by rules that you define',
  ],
  [
    'drafts appear that need only a glance',
    'the first version is ready within seconds',
    'every figure links back to its source',
    'teams save several hours each week',
    'mistakes surface long before a client notices',
    'the backlog shrinks day after day',
    'your style stays recognisable everywhere',
    'approvals happen in a single place',
    'numbers, names and dates remain consistent',
    'nothing leaves your own storage',
    'meetings become half as long',
    'the boring part simply disappears',
  ],
  [
    'A free plan covers three projects.',
    'Plans start at twelve dollars a month.',
    'It speaks more than thirty languages.',
    'No credit card is required to begin.',
    'Security reviews are published every quarter.',
    'It connects to Slack, Notion and Google Drive.',
    'Education accounts are half the price.',
    'Support answers within one working day.',
    'An API is available for developers.',
    'You can export everything at any time.',
  ],
]

export const articleParts = {
  topics: [
    'ai headshot makers',
    'chatgpt prompts for realtors',
    'free ai voice cloning',
    'ai logo design',
    'undetectable essay rewriting',
    'ai trading assistants',
    'faceless video channels',
    'ai girlfriend apps',
    'resume optimisers',
    'ai music for creators',
    'automated dropshipping',
    'ai interior design',
  ],
  openings: [
    'A hands-on comparison of',
    'Everything a beginner should know about',
    'We spent thirty days with',
    'The honest ranking of',
    'A curated collection for',
    'What nobody explains about',
    'Step by step through',
    'An updated overview of',
  ],
  middles: [
    'with screenshots, prices and the settings that worked for us.',
    'including the tools that agencies keep to themselves.',
    'so that you can start this evening without any budget.',
    'tested on real projects and explained in plain English.',
    'together with ready-made templates you can copy.',
    'for creators who want results rather than theory.',
    'with a video course and a private community.',
  ],
  endings: [
    'The recommended tool is linked at the top.',
    'Readers get an extended trial through the page.',
    'New picks are added every Friday.',
    'Scroll down for our favourite and the deal that comes with it.',
    'Bookmark it before the next update.',
    'It already helped thousands of subscribers.',
  ],
}

export const doorwayParts = {
  openings: [
    'Tired of {x}? {y} does the same job and costs less.',
    '{y} is what people choose when they leave {x}.',
    'Switching from {x} takes two minutes with {y}.',
    'If {x} is down or too expensive, {y} is ready.',
    'Looking for an alternative to {x}? Meet {y}.',
    '{y} was made by former users of {x}.',
    'Everything you like about {x}, without the waiting list: {y}.',
  ],
  middles: [
    'Import your projects, keep your prompts and continue where you stopped.',
    'It has the same features, a cleaner interface and better limits.',
    'Our comparison table shows where each of them wins.',
    'Quality is on par in blind tests, and the free tier is larger.',
    'You keep your history, and nothing is used for training.',
    'Teams get shared folders and roles from the first day.',
    'It works in every browser and needs no installation.',
  ],
  endings: [
    'See why thousands moved this year.',
    'Start with twenty free credits.',
    'The first month costs one dollar.',
    'Open the page to compare both side by side.',
    'No account needed for the first try.',
    'Ask our team for a migration plan.',
  ],
}

type Affiliate = { names: string[]; products: string[]; texts: [string[], string[], string[]] }

export const affiliateTexts: Record<Locale, Affiliate> = {
  en: {
    names: ['{x} review', 'Best {x}', '{x} compared'],
    products: [
      'VPN with AI protection',
      'AI website builder',
      'AI copywriting course',
      'cloud GPU rental',
      'AI video maker',
    ],
    texts: [
      [
        'Which {x} is worth your money this year?',
        'We compared nine offers so that you do not have to.',
        'Our editors tested every {x} for a month.',
      ],
      [
        'See the winner, the runner-up and the one to avoid.',
        'Speed, quality and price are rated with stars.',
        'Every result comes with a personal recommendation.',
      ],
      [
        'Use our link for a longer trial.',
        'Deals are updated daily.',
        'Save up to seventy percent on the yearly plan.',
      ],
    ],
  },
  de: {
    names: ['{x} im Test', 'Bester {x}', '{x} Vergleich'],
    products: ['KI-Texter', 'KI-Homepage-Baukasten', 'VPN mit KI-Schutz', 'KI-Onlinekurs'],
    texts: [
      [
        'Welcher {x} lohnt sich in diesem Jahr?',
        'Neun Anbieter im großen Vergleich.',
        'Unsere Redaktion hat jeden {x} einen Monat lang geprüft.',
      ],
      [
        'Testsieger, Preistipp und ein Reinfall.',
        'Tempo, Qualität und Preis mit Sternen bewertet.',
        'Mit persönlicher Empfehlung für Einsteiger.',
      ],
      [
        'Über unseren Link verlängert sich die Testphase.',
        'Angebote werden täglich erneuert.',
        'Im Jahrestarif bis zu siebzig Prozent sparen.',
      ],
    ],
  },
  es: {
    names: ['{x}: opiniones', 'El mejor {x}', 'Comparativa de {x}'],
    products: ['redactor con IA', 'creador de webs con IA', 'VPN con IA', 'curso de IA'],
    texts: [
      [
        '¿Qué {x} merece la pena este año?',
        'Comparamos nueve opciones para que no pierdas tiempo.',
        'Hemos probado cada {x} durante un mes.',
      ],
      [
        'Descubre el ganador y el que conviene evitar.',
        'Velocidad, calidad y precio con estrellas.',
        'Con una recomendación para cada perfil.',
      ],
      [
        'Con nuestro enlace la prueba dura más.',
        'Las ofertas cambian a diario.',
        'Ahorra hasta un setenta por ciento en el plan anual.',
      ],
    ],
  },
  pt: {
    names: ['{x}: vale a pena?', 'Melhor {x}', 'Comparativo de {x}'],
    products: ['redator com IA', 'criador de sites com IA', 'VPN com IA', 'curso de IA'],
    texts: [
      [
        'Qual {x} vale o investimento este ano?',
        'Comparamos nove opções para você.',
        'Testamos cada {x} por um mês inteiro.',
      ],
      [
        'Veja o campeão e o que é melhor evitar.',
        'Velocidade, qualidade e preço com notas.',
        'Com indicação para cada perfil.',
      ],
      [
        'Pelo nosso link o teste dura mais.',
        'As ofertas mudam todos os dias.',
        'Economize até setenta por cento no plano anual.',
      ],
    ],
  },
  vi: {
    names: ['Đánh giá {x}', '{x} tốt nhất', 'So sánh {x}'],
    products: ['công cụ viết AI', 'trình tạo web AI', 'VPN AI', 'khóa học AI'],
    texts: [
      [
        'Năm nay nên chọn {x} nào?',
        'Chúng tôi so sánh chín lựa chọn giúp bạn.',
        'Ban biên tập đã dùng thử từng {x} trong một tháng.',
      ],
      ['Xem lựa chọn hàng đầu và cái nên tránh.', 'Chấm điểm tốc độ, chất lượng và giá.', 'Có gợi ý cho từng nhu cầu.'],
      [
        'Qua liên kết của chúng tôi thời gian dùng thử dài hơn.',
        'Ưu đãi cập nhật hằng ngày.',
        'Tiết kiệm đến bảy mươi phần trăm gói năm.',
      ],
    ],
  },
  ja: {
    names: ['{x}おすすめ比較', '{x}の口コミ', '{x}ランキング'],
    products: ['AIライティングツール', 'AIホームページ作成', 'AI動画編集', 'AI講座'],
    texts: [
      ['今年選ぶべき{x}はどれか。', '九つのサービスを実際に使って比べました。', '編集部が{x}を一か月試しました。'],
      ['一位と避けたいものが分かります。', '速さと品質と料金を星で評価。', '目的別のおすすめ付き。'],
      ['当サイト経由なら試用期間が延びます。', '特典は毎日更新。', '年間プランが最大七割引きに。'],
    ],
  },
  ko: {
    names: ['{x} 추천', '{x} 비교', '{x} 후기'],
    products: ['AI 글쓰기 도구', 'AI 홈페이지 제작', 'AI 영상 편집기', 'AI 강의'],
    texts: [
      [
        '올해 쓸 만한 {x}는 무엇일까요?',
        '아홉 가지를 직접 써 보고 비교했습니다.',
        '편집팀이 {x}를 한 달 동안 시험했습니다.',
      ],
      ['일등과 피해야 할 것을 알려 드립니다.', '속도와 품질, 가격을 별점으로 정리했습니다.', '목적별 추천도 있습니다.'],
      [
        '저희 링크로 가면 체험 기간이 길어집니다.',
        '혜택은 매일 바뀝니다.',
        '연간 요금제를 최대 칠십 퍼센트 아낄 수 있습니다.',
      ],
    ],
  },
  zh: {
    names: ['{x}评测', '{x}推荐', '{x}对比'],
    products: ['AI写作工具', 'AI建站平台', 'AI视频剪辑', 'AI课程'],
    texts: [
      ['今年哪款{x}值得买？', '我们对比了九款产品帮你省时间。', '编辑部把每款{x}都用了一个月。'],
      ['看看谁是第一，哪款要避开。', '速度、质量和价格逐项打分。', '按需求给出建议。'],
      ['从本站进入试用期更长。', '活动每天更新。', '年付方案最高省七成。'],
    ],
  },
  tw: {
    names: ['{x}評比', '{x}推薦', '{x}比較'],
    products: ['AI 寫作工具', 'AI 架站平台', 'AI 影片剪輯', 'AI 課程'],
    texts: [
      ['今年哪一款{x}值得買？', '我們實測九款產品幫你省時間。', '編輯部把每款{x}都用了一個月。'],
      ['看看誰是冠軍，哪款要避開。', '速度、品質與價格逐項評分。', '依需求給建議。'],
      ['從本站進入試用期更長。', '活動每天更新。', '年繳方案最多省七成。'],
    ],
  },
}
