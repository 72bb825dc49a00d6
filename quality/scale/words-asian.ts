import { readWords, type Words } from './words.ts'

export const simplifiedChinese: Words = readWords({
  actions: '总结, 翻译, 起草, 编辑, 比较, 搜索, 整理, 检查, 分析, 规划, 转写, 绘制, 制作动画版, 转换, 安排, 发布',
  objects: `会议记录, 产品照片, 客户信函, 研究论文, 合同, 短视频, 教案, 电子表格, 源代码, 播客, 语音录音, 发票, 求职简历,
    幻灯片, 平面图, 社交媒体帖子, 客服工单, 歌词, 字幕, 医疗报告, 地图, 问卷答案, 食谱, 旅行行程`,
  audiences: '教师, 学生, 营销人员, 开发者, 设计师, 律师, 小店, 记者, 研究人员, 招聘人员, 音乐人, 译者',
  manners: `在几秒内, 无需账号即可, 在浏览器中, 用手机, 与团队一起, 用一句提示词, 用多种语言, 附上来源链接来, 离线,
    以固定价格`,
  sentence: ({ action, object, audience, manner }) => `帮助${audience}${manner}${action}${object}。`,
  useCase: ({ action, object }) => `${action}${object}`,
  length: 80,
})

export const traditionalChinese: Words = readWords({
  actions: '總結, 翻譯, 起草, 編輯, 比較, 搜尋, 整理, 檢查, 分析, 規劃, 轉寫, 繪製, 製作動畫版, 轉換, 安排, 發布',
  objects: `會議記錄, 產品照片, 客戶信函, 研究論文, 合約, 短影片, 教案, 試算表, 原始碼, 播客, 語音錄音, 發票, 求職履歷,
    簡報, 平面圖, 社群貼文, 客服工單, 歌詞, 字幕, 醫療報告, 地圖, 問卷答案, 食譜, 旅遊行程`,
  audiences: '教師, 學生, 行銷人員, 開發者, 設計師, 律師, 小店, 記者, 研究人員, 招募人員, 音樂人, 譯者',
  manners: `在幾秒內, 無須帳號即可, 在瀏覽器中, 用手機, 與團隊一起, 用一句提示詞, 用多種語言, 附上來源連結來, 離線,
    以固定價格`,
  sentence: ({ action, object, audience, manner }) => `協助${audience}${manner}${action}${object}。`,
  useCase: ({ action, object }) => `${action}${object}`,
  length: 80,
})

export const japanese: Words = readWords({
  actions:
    '要約, 翻訳, 下書き, 編集, 比較, 検索, 整理, 確認, 分析, 計画, 文字起こし, 図解, アニメーション化, 変換, 予約, 公開',
  objects: `議事録, 商品写真, 顧客への手紙, 研究論文, 契約書, 短い動画, 授業計画, 表計算シート, ソースコード, ポッドキャスト,
    録音した音声, 請求書, 応募書類, スライド, 間取り図, SNSの投稿, 問い合わせ, 歌詞, 字幕, 診療記録, 地図, アンケートの回答,
    レシピ, 旅行の日程`,
  audiences: `教師, 学生, マーケター, 開発者, デザイナー, 弁護士, 小さな店, 記者, 研究者, 採用担当者, 音楽家, 翻訳者`,
  manners: `数秒で, アカウントなしで, ブラウザー上で, スマートフォンで, チームと一緒に, 一つの指示だけで, 多くの言語で,
    出典へのリンク付きで, オフラインで, 定額で`,
  sentence: ({ action, object, audience, manner }) => `${audience}が${object}を${manner}${action}できます。`,
  useCase: ({ action, object }) => `${object}を${action}する`,
  length: 80,
})

export const korean: Words = readWords({
  actions:
    '요약, 번역, 초안 작성, 편집, 비교, 검색, 정리, 검토, 분석, 계획, 받아쓰기, 삽화, 애니메이션, 변환, 예약, 게시',
  objects: `회의록, 제품 사진, 고객 편지, 연구 논문, 계약서, 짧은 동영상, 수업 계획안, 스프레드시트, 소스 코드, 팟캐스트,
    음성 녹음, 청구서, 입사 지원서, 발표 자료, 평면도, 소셜 미디어 게시물, 고객 문의, 노래 가사, 자막, 의료 보고서, 지도,
    설문 응답, 요리법, 여행 일정`,
  audiences: '교사, 학생, 마케터, 개발자, 디자이너, 변호사, 작은 가게, 기자, 연구자, 채용 담당자, 음악가, 번역가',
  manners: `몇 초 만에, 계정 없이, 브라우저에서, 휴대전화로, 팀과 함께, 한 줄의 지시로, 여러 언어로, 출처 링크와 함께,
    오프라인에서, 정액 요금으로`,
  // "용으로" and "작업을" fit every word; the usual particles would change with its last letter.
  sentence: ({ action, object, audience, manner }) =>
    `${audience}용으로 ${object} ${action} 작업을 ${manner} 처리합니다. `,
  useCase: ({ action, object }) => `${object} ${action}`,
  length: 100,
})
