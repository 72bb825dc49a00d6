/**
 * Words of trades that advertise by spam. Only two different ones together count, and they never hold a case alone: an
 * honest tool may help poker players or pharmacists.
 */
export const viceWords: readonly string[] = [
  'casino|casinos|jackpot|slots|betting|sportsbook|gambling|roulette|baccarat|free spins',
  'viagra|cialis|kamagra|tramadol|xanax|levitra|steroids|weight loss|keto gummies|cbd',
  'escort|escorts|porn|xxx|onlyfans leak|nude|nudes|sex|hookup|milf',
  'payday loan|loan|loans|forex|bitcoin|crypto signals|airdrop|double your|get rich',
  'passive income|guaranteed profit|make money|replica watches|fake id|counterfeit|hack account',
  'backlinks|guest post|buy followers|buy likes|dofollow|link building|pbn|smm panel',
  'spielautomaten|wetten|glücksspiel|potenzmittel|abnehmen|kredit|schnell reich|geld verdienen',
  'apuestas|tragamonedas|préstamo|préstamos|adelgazar|dinero fácil|gana dinero|pastillas',
  'apostas|caça-níqueis|empréstimo|emagrecer|emagreça|dinheiro fácil|ganhe dinheiro|cassino',
  'cá cược|nhà cái|nổ hũ|tài xỉu|vay tiền|giảm cân|kiếm tiền|lô đề|xổ số|đánh bạc',
  '娱乐城|博彩|赌场|百家乐|彩票|时时彩|棋牌|贷款|代开发票|发票|壮阳|减肥|色情|约炮|刷单',
  '娛樂城|博弈|賭場|百家樂|運彩|貸款|壯陽|減肥|外送茶|援交|代辦',
  'カジノ|パチンコ|競馬|出会い系|副業|稼げる|即日融資|精力剤|ダイエット|無修正',
  '카지노|바카라|토토|토토사이트|슬롯|대출|출장안마|비아그라|먹튀|릴게임',
].flatMap((line) => line.split('|'))

/** Words of advertisements rather than descriptions. One is common; three are hard to write by accident. */
export const baitWords: readonly string[] = [
  'click here|buy now|order now|act now|limited offer|limited time|promo code|coupon|discount',
  '% off|best price|lowest price|cheapest|cheap|100% free|risk free|money back|guaranteed',
  'sign up now|call now|contact us|dm me|visit our|hurry|no deposit|number one|#1|bonus',
  'jetzt kaufen|jetzt anmelden|hier klicken|rabatt|gutschein|günstig|garantiert|nur heute',
  'compra ahora|compre ahora|haz clic|oferta|descuento|cupón|garantizado|garantizados|barato',
  'compre já|compre agora|clique aqui|desconto|cupom|garantido|promoção|mais barato',
  'mua ngay|bấm vào đây|khuyến mãi|giảm giá|giá rẻ|uy tín|cam kết|liên hệ ngay|đăng ký ngay',
  '点击|立即购买|优惠|折扣|低价|包过|咨询|加微信|诚信|返利|首存|注册送',
  '點擊|立即購買|優惠|折扣|低價|加賴|加line|首存|註冊送|保證',
  '今すぐ|クリック|激安|割引|クーポン|限定|保証|登録で',
  '클릭|지금 바로|할인|쿠폰|최저가|보장|가입 즉시|문의',
].flatMap((line) => line.split('|'))
