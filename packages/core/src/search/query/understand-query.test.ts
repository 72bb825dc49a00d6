import { describe, expect, it } from 'vitest'
import { findWishes } from './understand-query.ts'

describe('wishes in a search', () => {
  it.each([
    ['free image generator', 'image generator', 'price=free-to-use'],
    ['Image Generator, no login', 'Image Generator', 'signUp=no'],
    ['make a video from a script in Spanish, free', 'make a video from a script', 'language=es price=free-to-use'],
    ['chrome extension for summarizing', 'summarizing', 'platform=extension'],
    ['remove background iphone app', 'remove background', 'platform=ios'],
    ['image generation with api', 'image generation', 'platform=api'],
    ['免費 AI 繪圖 免註冊', 'AI 繪圖', 'price=free-to-use signUp=no'],
    ['開源的聊天機器人', '聊天機器人', 'price=open-source'],
    ['支援日語的會議記錄', '會議記錄', 'language=ja'],
    ['免费的图片生成工具', '图片生成工具', 'price=free-to-use'],
    ['国内可用的编程助手', '编程助手', 'offeredIn=CN'],
    ['generador de imágenes gratis sin registro', 'generador de imágenes', 'price=free-to-use signUp=no'],
    ['crear video en español', 'crear video', 'language=es'],
    ['kostenloser Bildgenerator ohne Anmeldung', 'Bildgenerator', 'price=free-to-use signUp=no'],
    ['Schreibassistent auf Deutsch', 'Schreibassistent', 'language=de'],
    ['無料の画像生成AI', '画像生成AI', 'price=free-to-use'],
    ['議事録 日本語', '議事録', 'language=ja'],
    ['登録不要 背景削除', '背景削除', 'signUp=no'],
    ['무료 이미지 생성 로그인 없이', '이미지 생성', 'price=free-to-use signUp=no'],
    ['한국어 지원 AI 글쓰기', 'AI 글쓰기', 'language=ko'],
    ['công cụ viết miễn phí', 'công cụ viết', 'price=free-to-use'],
    ['tạo ảnh không cần đăng ký', 'tạo ảnh', 'signUp=no'],
    ['gerador de imagem grátis sem cadastro', 'gerador de imagem', 'price=free-to-use signUp=no'],
    ['editor de código aberto', 'editor', 'price=open-source'],
  ])('“%s” is “%s” with %s', (query, words, filters) => {
    const found = findWishes(query)
    expect([found.rest, found.filters.map(({ filter, value }) => `${filter}=${value}`).join(' ')]).toEqual([
      words,
      filters,
    ])
  })

  it.each([
    'royalty-free music generator',
    'api testing tool',
    'translate english to german',
    '英語 翻訳',
    'hands free dictation',
    'freelance invoices',
    '中文写作',
    'Microsoft Teams',
  ])('are not read into “%s”', (query) => expect(findWishes(query)).toEqual({ filters: [], rest: query }))
})
