import type { Locale } from '../../packages/contract/src/locale.ts'

type AwayTexts = { title: string; text: string; again: string }

/** Texts of pages that nginx serves by itself: no part of the site needs to run for them. */
export const awayTexts: Record<'away' | 'slow', Record<Locale, AwayTexts>> = {
  away: {
    en: {
      title: 'We will be right back',
      text: 'Polydex cannot be reached just now. Please try again in a minute.',
      again: 'Try again',
    },
    tw: { title: '很快就會恢復', text: 'Polydex 目前無法連線，請過一分鐘再試一次。', again: '再試一次' },
    zh: { title: '很快恢复', text: 'Polydex 暂时无法访问，请过一分钟再试。', again: '重试' },
    es: {
      title: 'Volvemos enseguida',
      text: 'Polydex no está disponible en este momento. Inténtalo de nuevo en un minuto.',
      again: 'Intentar de nuevo',
    },
    de: {
      title: 'Gleich wieder da',
      text: 'Polydex ist gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.',
      again: 'Erneut versuchen',
    },
    ja: {
      title: 'まもなく復旧します',
      text: '現在Polydexに接続できません。1分ほどしてからもう一度お試しください。',
      again: '再読み込み',
    },
    ko: {
      title: '곧 돌아오겠습니다',
      text: '지금은 Polydex에 연결할 수 없습니다. 1분 후에 다시 시도해 주세요.',
      again: '다시 시도',
    },
    vi: {
      title: 'Sẽ sớm hoạt động trở lại',
      text: 'Hiện không thể truy cập Polydex. Vui lòng thử lại sau một phút.',
      again: 'Thử lại',
    },
    pt: {
      title: 'Já voltamos',
      text: 'O Polydex está fora do ar no momento. Tente de novo em um minuto.',
      again: 'Tentar de novo',
    },
  },
  slow: {
    en: {
      title: 'A little slower, please',
      text: 'Many pages were opened from your network in a short time. Please wait a few seconds.',
      again: 'Try again',
    },
    tw: { title: '請稍候片刻', text: '同一個網路在短時間內開啟了大量頁面，請過幾秒再試一次。', again: '再試一次' },
    zh: { title: '请稍等片刻', text: '同一网络在短时间内打开了大量页面，请过几秒再试。', again: '重试' },
    es: {
      title: 'Un poco más despacio',
      text: 'Desde tu red se han abierto muchas páginas en poco tiempo. Espera unos segundos.',
      again: 'Intentar de nuevo',
    },
    de: {
      title: 'Bitte etwas langsamer',
      text: 'Aus deinem Netz wurden in kurzer Zeit sehr viele Seiten aufgerufen. Bitte warte ein paar Sekunden.',
      again: 'Erneut versuchen',
    },
    ja: {
      title: '少し時間をおいてください',
      text: 'お使いのネットワークから短時間に多くのページが開かれました。数秒お待ちください。',
      again: '再読み込み',
    },
    ko: {
      title: '잠시만 기다려 주세요',
      text: '같은 네트워크에서 짧은 시간에 많은 페이지를 열었습니다. 몇 초 후에 다시 시도해 주세요.',
      again: '다시 시도',
    },
    vi: {
      title: 'Xin chậm lại một chút',
      text: 'Mạng của bạn đã mở rất nhiều trang trong thời gian ngắn. Vui lòng đợi vài giây.',
      again: 'Thử lại',
    },
    pt: {
      title: 'Um pouco mais devagar',
      text: 'Muitas páginas foram abertas da sua rede em pouco tempo. Aguarde alguns segundos.',
      again: 'Tentar de novo',
    },
  },
}
