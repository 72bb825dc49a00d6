import type { ListFilter } from '@polydex/contract/tool/list-filter'
import { listLanguageWishes, type Wish } from './wish-languages.ts'

const wish = (filter: ListFilter, value: string, ...phrases: string[]): Wish => ({
  filter,
  value,
  phrases: phrases.flatMap((line) => line.split('/')),
})

/** How a device is asked for, with a star for its name, in all languages: a name decides which of them make sense. */
const onDeviceForms =
  '*/* app/for */for my */on */on my */that runs on */für */fürs */für den */auf */aufs */auf dem */am */auf meinem */unter */para */para el */en el */en mi */para mi */pro */pra */no */no meu */para o */cho */trên */dùng trên */chạy trên */cho máy */*で使える/*でも使える/*で動く/*用/*用の/*版/*対応/*対応の/*アプリ/* アプリ/*のアプリ/*용/* 앱/*에서/*에서 쓸 수 있는/*에서 쓰는/*에서 되는/*에서 돌아가는/*端/*版的/*上用的/*上能用的/*能用的/*可用的/*可以用的/*电脑版/*電腦版/*手机/*手機/*手机版/*手機版/*软件/*軟體'

const onDevice = (value: string, names: string): Wish[] => [
  wish(
    'platform',
    value,
    names
      .split('/')
      .flatMap((name) => onDeviceForms.split('/').map((form) => form.replace('*', name)))
      .join('/'),
  ),
]

/**
 * Only phrases that are asked of any kind of tool: "API" is one after "with", but a subject in "API testing". Free is
 * what can be used without paying.
 */
const wishes: readonly Wish[] = [
  wish(
    'price',
    'free-to-use',
    'free/for free/free of charge/free to use/totally free/completely free/with a free plan/no cost/without paying/that is free/that’s free',
    'without having to pay/without costing anything/without paying anything/without spending money/doesn’t cost anything/costs nothing/for nothing',
    'kostenlos/kostenlose/kostenloser/kostenloses/kostenlosen/kostenfrei/kostenfreie/kostenfreies/gratis/umsonst/ohne Kosten/kostet nichts/nichts kostet/für lau/ohne zu zahlen/ohne zu bezahlen/ohne bezahlen/ohne zahlen',
    'ohne dass ich was zahlen muss/ohne dass ich etwas zahlen muss/ohne dass ich zahlen muss/ohne was zu zahlen/ohne etwas zu zahlen/ohne dafür zu zahlen/ohne Geld',
    'gratuito/gratuita/gratuitos/gratuitas/gratis/sin coste/sin costo/sin pagar/sin pagar nada/que sea gratis/gratuitamente/sin tener que pagar/sin gastar dinero/sin gastar',
    'que no sea de pago/que no cueste/que no cueste nada/que no cueste dinero/no de pago/que no haya que pagar',
    'grátis/de graça/sem pagar/sem pagar nada/sem custo/que seja de graça/que seja grátis/gratuitamente/sem gastar/sem gastar nada/na faixa/que não seja pago/que não precise pagar/sem precisar pagar/sem ter que pagar',
    'miễn phí/miễn phí hoàn toàn/hoàn toàn miễn phí/không mất phí/không tốn phí/không tốn tiền/không mất tiền/không phải trả tiền/không cần trả tiền/khỏi trả tiền/khỏi tốn tiền/không trả phí/xài free/dùng free',
    '無料/無料で使える/無料で/完全無料/基本無料/タダで使える/無料の/ただで使える/タダの/タダで/0円で/0円/無課金/無課金で/課金なし/課金なしで/課金不要/課金しないで/課金せずに/お金をかけずに/お金のかからない/お金がかからない/フリーソフト',
    '무료/무료로/공짜/공짜로/무료로 쓸 수 있는/무료인/공짜인/돈 안 드는/돈 안 내고/돈 안 들이고/돈 안 내도 되는/돈 안 내는/돈 없이/돈 들이지 않고/결제 없이/결제 안 해도 되는/유료 말고',
    '免费/免费的/免費/免費的/不花钱/不花錢/不要钱/不要錢/不用付费/不用付費/免费用/免费使用/免费用的/不收费/不收费的/不要钱的/不花钱的/白嫖/免费版/无需付费',
    '不用錢/不用錢的/免錢/免錢的/不花錢的/不收費/不收費的/不用付錢/不用付錢的/免費用/免費使用/免費版/無需付費/不必付費',
  ),
  wish(
    'price',
    'open-source',
    'open source/opensource/with open source code/quelloffen/quelloffene/quelloffenes/quelloffener',
    'código abierto/de código abierto/código aberto/de código aberto/mã nguồn mở',
    'オープンソース/オープンソースの/오픈소스/오픈 소스/开源/开源的/開源/開源的/開放原始碼',
  ),
  wish(
    'signUp',
    'no',
    'no sign up/no sign-up/no signup/no login/no log in/no registration/no account/no account needed/login free/no sign up required/no signup required/no sign up needed/no registration required/no login required/no login needed/no sign in',
    'without having to sign up/without having to register/without having to log in/without registering/without signing in/without creating an account/without making an account/no need to sign up/no need to register/no need to log in',
    'without sign up/without signup/without signing up/without login/without logging in/without registration/without an account/without account',
    'ohne Anmeldung/ohne Registrierung/ohne Login/ohne Konto/ohne Account/ohne sich anzumelden/ohne mich anzumelden/ohne mich zu registrieren/ohne sich zu registrieren/ohne mich anmelden zu müssen/ohne sich anmelden zu müssen/ohne mich registrieren zu müssen',
    'ohne dass ich mich anmelden muss/ohne dass ich mich registrieren muss/anmeldefrei/ohne Einloggen/ohne mich einzuloggen/ohne Account anzulegen/ohne Konto anzulegen/ohne ein Konto/ohne einen Account',
    'sin registro/sin registrarse/sin registrarme/sin cuenta/sin iniciar sesión/sin login/sin crear cuenta/sin crear una cuenta/sin tener que registrarme/sin tener que registrarse/sin registrarte/sin necesidad de registro/sin necesidad de registrarse/sin necesidad de registrarme/sin tener que crear una cuenta/sin darme de alta/sin hacer cuenta/que no pida registro',
    'sem cadastro/sem se cadastrar/sem login/sem registro/sem conta/sem criar conta/sem criar uma conta/sem precisar se cadastrar/sem precisar me cadastrar/sem precisar de cadastro/sem precisar criar conta/sem precisar fazer cadastro/sem precisar fazer login/sem me cadastrar/sem fazer cadastro/sem fazer login/sem ter que me cadastrar/sem ter que fazer cadastro/que não peça cadastro/que não precise de cadastro/sem logar',
    'không cần đăng ký/không cần đăng nhập/không đăng ký/không đăng nhập/không cần tài khoản/không cần tạo tài khoản/không phải đăng ký/không phải đăng nhập/khỏi đăng ký/khỏi đăng nhập/khỏi cần đăng ký/khỏi cần đăng nhập/không cần tạo acc/không cần acc/khỏi tạo tài khoản/không phải tạo tài khoản/không cần lập tài khoản/không bắt đăng ký/không bắt đăng nhập/không yêu cầu đăng nhập/không yêu cầu đăng ký',
    '登録不要/登録不要の/登録なし/登録なしで/ログイン不要/ログイン不要の/ログインなし/ログインなしで/会員登録不要/会員登録なし/アカウント不要/登録せずに/登録せず/登録しないで/登録しなくても/会員登録しないで/会員登録せずに/会員登録しなくても/会員登録なしで/会員登録不要の/会員登録のいらない/登録のいらない/登録いらない/ユーザー登録不要',
    'ログインせずに/ログインせず/ログインしないで/ログインしなくても/ログインいらない/アカウントなしで/アカウントなし/アカウント登録不要/アカウント登録なし/アカウント登録なしで/アカウントを作らずに/アカウント作らずに/アカウント不要の',
    '회원가입 없이/회원가입 없는/가입 없이/가입 없는/로그인 없이/로그인 없는/회원가입 필요 없는/로그인 필요 없는/비회원/무가입/회원가입 안 하고/회원 가입 없이/가입 안 하고/로그인 안 하고/회원가입 안 해도 되는/가입 안 해도 되는/로그인 안 해도 되는/회원가입 필요없는/로그인 필요없는/가입 필요 없는/가입 필요없는',
    '가입하지 않고/로그인하지 않고/회원가입하지 않고/가입 안 하는/로그인 안 하는/계정 없이/계정 없이도/회원가입 없이도/로그인 없이도/가입 없이도/회원가입 없이 쓸 수 있는/로그인 없이 쓸 수 있는',
    '免登录/免登陆/免注册/无需登录/无需注册/不用登录/不用注册/不需要登录/不需要注册/不登录/不注册/免登录的/免注册的/无需登录的/无需注册的/不用登录的/不用注册的/不用登录就能用/不用注册就能用/不登录就能用/不注册就能用/无需账号/不用账号/不需要账号/不用注册账号/无需注册账号/不必登录/不必注册',
    '免登入/免註冊/無需登入/無需註冊/不用登入/不用註冊/不需登入/不需註冊/不需要登入/不需要註冊/免登入的/免註冊的/不用登入的/不用註冊的/不用登入就能用/不用註冊就能用/不必登入/不必註冊/無須登入/無須註冊/不用帳號/不需帳號/不需要帳號/免帳號/不用辦帳號/不用註冊帳號/不用加入會員/免加入會員',
  ),
  ...onDevice('ios', 'iphone/ipad/ios/アイフォン/아이폰/아이패드/苹果手机/蘋果手機'),
  ...onDevice('android', 'android/androide/android phone/アンドロイド/안드로이드/안드로이드폰/安卓/安卓手机/安卓手機'),
  ...onDevice('windows', 'windows/windows pc/윈도우/ウィンドウズ/windows电脑/windows電腦'),
  ...onDevice('macos', 'mac/macos/mac os/macbook/맥북/マックブック/苹果电脑'),
  ...onDevice('linux', 'linux/ubuntu/리눅스'),
  wish(
    'platform',
    'extension',
    'chrome extension/browser extension/chrome plugin/browser plugin/firefox extension/browser add-on/chrome add-on/extension for chrome/plugin for chrome/in my browser toolbar',
    'chrome-erweiterung/chrome erweiterung/browsererweiterung/browser-erweiterung/browser erweiterung/erweiterung für chrome/chrome-plugin/browser-plugin/plugin für chrome/chrome-addon/browser-addon',
    'extensión de chrome/extensión para chrome/extensión de navegador/extensión del navegador/extensión chrome/extensión para el navegador/complemento de chrome/complemento para chrome/plugin de chrome/plugin para chrome',
    'extensão do chrome/extensão para chrome/extensão chrome/extensão de navegador/extensão do navegador/extensão pro chrome/extensão pra chrome/extensão para o chrome/extensão para navegador/plugin do chrome/plugin para chrome/plugin pro chrome',
    'tiện ích chrome/tiện ích mở rộng chrome/tiện ích mở rộng/tiện ích trình duyệt/extension chrome/tiện ích cho chrome/tiện ích trên chrome/extension cho chrome/addon chrome/plugin chrome',
    'chrome拡張/chrome拡張機能/chrome 拡張機能/ブラウザ拡張/ブラウザ拡張機能/拡張機能/chromeの拡張機能/chromeプラグイン/chromeアドオン/ブラウザの拡張機能/chromeに入れられる/クロームの拡張機能/クローム拡張機能',
    '크롬 확장 프로그램/크롬 확장/크롬 확장프로그램/브라우저 확장/브라우저 확장 프로그램/크롬 플러그인/크롬에 설치하는/크롬 익스텐션/크롬확장/크롬확장프로그램',
    'chrome扩展/chrome 扩展/chrome插件/chrome 插件/谷歌插件/浏览器插件/浏览器扩展/浏览器扩展插件/浏览器扩展程序/谷歌浏览器插件/chrome浏览器插件/chrome扩展程序',
    'chrome擴充功能/chrome 擴充功能/chrome外掛/瀏覽器外掛/瀏覽器擴充功能/擴充功能/chrome擴充/chrome插件/瀏覽器擴充/瀏覽器插件/chrome 擴充套件/chrome擴充套件',
  ),
  wish(
    'platform',
    'api',
    'with api/with an api/api access/with api access/has an api/have an api/via api/through an api/over an api/api for/api to/that i can call from code',
    'mit api/mit api-zugang/per api/über eine api/über api/api für/api zum/con api/que tenga api/por api/api para/com api/que tenha api/via api/api pra/có api/qua api/bằng api/api để/api cho',
    'api付き/apiあり/apiがある/apiで使える/apiのある/apiが使える/apiから使える/api連携できる/api로 쓸 수 있는/api로 쓰는/api 되는/api 연동되는/api 연동 가능한/能用api调用的/有api的/可以调api的/有api接口/提供api的/可以用api呼叫的/有開放api/有提供api的/能接api/api 제공/api 지원/api 있는/有api/带api/帶api/提供api/支持api/支援api',
  ),
  wish(
    'platform',
    'cli',
    'command line/cli/in the terminal/from the terminal/in my terminal/for the terminal/in a terminal/on the command line/kommandozeile/im terminal/fürs terminal/für das terminal/für die kommandozeile/auf der kommandozeile',
    'línea de comandos/en la terminal/para la terminal/desde la terminal/en el terminal/linha de comando/no terminal/pelo terminal/para o terminal/pro terminal/dòng lệnh/trên terminal/trong terminal/chạy trên terminal',
    'ターミナルで使える/ターミナルで動く/ターミナル上で/コマンドラインで使える/コマンドライン/터미널에서/터미널에서 쓰는/터미널에서 쓸 수 있는/명령줄/命令行/命令列/终端里用的/终端里/在终端/終端機/在終端機/終端機用的',
  ),
  wish(
    'platform',
    'self-hosted',
    'self hosted/self hosting/self host/self hostable/i can self host/i can host myself/on my own server/on my server/on our own server/on premise/on-premise/on-premises/selbst gehostet/selbst hosten/selber hosten/zum selbst hosten/zum selber hosten/zum selbsthosten/selbst hostbar/selbstgehostet/auf eigenem server/auf dem eigenen server/auf meinem server/auf dem eigenen Rechner',
    'autoalojado/autoalojada/autohospedado/auto-hospedado/auto-hospedada/en mi propio servidor/en mi servidor/en servidor propio/no meu servidor/no próprio servidor/em servidor próprio/no servidor próprio/que eu possa hospedar',
    'tự lưu trữ/tự host/tự cài/tự cài trên server/cài trên server riêng/tự triển khai/trên server của mình/trên máy chủ riêng/自分のサーバーで動かせる/自分のサーバーに置ける/自分のサーバーで/自前のサーバーで/自社サーバーで/自社サーバーに/セルフホスト/セルフホスト可能/オンプレミス/셀프 호스팅/셀프호스팅/온프레미스/자체 서버에서/자체 서버에 설치/내 서버에서/내 서버에/직접 설치해서 쓰는/직접 서버에 올리는/사내 서버에',
    '自部署/私有化部署/私有部署/本地部署/能本地部署/能本地部署的/可以本地部署的/可本地部署的/自己部署/部署在自己服务器/可自行部署/自架/自己架/自己架設/可以自己架/架在自己主機/自行架設/自建/可以自架的',
  ),
  wish(
    'offeredIn',
    'CN',
    'usable in china/available in china/works in china/usable in mainland china/available in mainland china/in mainland china/in china/from china/works from china',
    'in china nutzbar/in china verfügbar/in china funktioniert/in china funktionieren/in china erreichbar/aus china/que funcione en china/que se pueda usar en china/en china/que funcione na china/que dê para usar na china/na china/dùng được tại trung quốc/ở trung quốc/tại trung quốc/disponible en china/disponível na china/dùng được ở trung quốc',
    '中国で使える/中国でも使える/中国から使える/中国国内で使える/中国本土で使える/중국에서도 되는/중국에서도 쓸 수 있는/중국 본토에서 쓸 수 있는/중국에서 쓸 수 있는/중국에서 사용 가능한/중국에서 되는',
    '国内可用/国内可用的/国内能用/国内能用的/国内可以用/国内可以用的/大陆可用/大陆能用/中国大陆可用/国内直连/无需翻墙/不用翻墙/免翻墙/不翻墙/不用梯子/不用魔法/无需魔法/国内直接用/国内能直接用/国内能直接用的/国内直接能用/不用翻墙就能用/不用翻墙就能直接用/不用翻墙就能用的/不需要翻墙/不用科学上网/无需科学上网/不用挂梯子/大陆也能用/在国内能用/在国内可用/国内也能用/国内网络能用/国内能访问',
    '中國可用/大陸可用/中國大陸可用/大陸能用/免翻牆/不用翻牆/在中國能用/在中國可以用/在大陸能用/大陸也能用/大陸可以用/中國也能用/中國能用',
  ),
]

export const listWishes = (): Wish[] => [...wishes, ...listLanguageWishes()]
