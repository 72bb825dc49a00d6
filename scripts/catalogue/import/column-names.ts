/** What a column can be taken as, and how such columns are called elsewhere, in the languages of the site. */
export const columnNames = {
  url: 'url website link homepage site address webseite webadresse adresse internetadresse internetseite sitio web enlace pagina 网址 網址 链接 連結 官网 官網 网站 網站 公式サイト サイト リンク 홈페이지 사이트 링크 웹사이트 trang-web liên-kết địa-chỉ endereço site-oficial',
  slug: 'slug',
  name: 'name title tool product app toolname bezeichnung titel werkzeug programm produkt nombre título herramienta nome ferramenta 名称 名稱 名前 工具 ツール ツール名 이름 도구 도구명 tên tên-công-cụ công-cụ',
  categories:
    'categories category subcategory type kind group section area field rubrik sparte sección apartado rubro seção secao área kategorie kategorien bereich thema categoría categorías tipo categoria categorias 分类 分類 类别 類別 カテゴリ カテゴリー 分野 카테고리 분류 danh-mục thể-loại loại',
  tags: 'tags tag keywords labels topics schlagwörter stichwörter schlagworte stichworte etiquetas palavras-chave palabras-clave 标签 標籤 タグ キーワード 태그 키워드 thẻ từ-khóa',
  description:
    'description summary about desc tagline text blurb details beschreibung kurzbeschreibung erklärung para-qué-sirve was-es-tut what-it-does descripción resumen descrição resumo 描述 简介 簡介 说明 說明 介绍 介紹 説明 概要 紹介 설명 소개 mô-tả giới-thiệu',
  pricing:
    'pricing price cost costs plan pricing-model pricingmodel preis preise preismodell kosten precio precios coste preço preços 价格 價格 定价 收费 收費 料金 価格 가격 요금 giá chi-phí',
  features: 'features feature funktionen merkmale funciones características recursos 功能 機能 기능 tính-năng',
  lacks: 'lacks',
  tasks: 'tasks jobs aufgaben tareas tarefas 任务 任務 タスク 작업 tác-vụ',
  useCases: 'usecases use-cases anwendungsfälle casos-de-uso 用途 使い道 활용',
  added:
    'added added-on date-added date created firstlisted listed hinzugefügt aufgenommen datum añadido fecha fecha-de-alta adicionado data 添加日期 加入日期 追加日 등록일 ngày-thêm',
  closed: 'closed discontinued eingestellt cerrado encerrado',
  aiRole: 'airole',
  aliases: 'aliases',
  alsoKnownAs: 'alsoknownas aka also-known-as other-names',
} as const satisfies Record<string, string>

export type Field = keyof typeof columnNames

export const fields = Object.keys(columnNames) as Field[]

/** Fields that each language has a text of its own for: `description.de`. */
export const textFields = ['name', 'description', 'useCases'] as const satisfies Field[]

/** Fields that hold one value; of others, several columns and parts of a cell are joined. */
export const singleFields: ReadonlySet<Field> = new Set<Field>([
  'url',
  'slug',
  'name',
  'description',
  'pricing',
  'added',
  'closed',
  'aiRole',
])
