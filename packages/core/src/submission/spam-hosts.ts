/** Hosts that redirect to an address that visitors cannot see beforehand. */
export const shorteners: ReadonlySet<string> = new Set(
  (
    'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy t.ly bl.ink tiny.cc ' +
    's.id shorte.st adf.ly ouo.io linktr.ee lnk.bio beacons.ai bio.link url.cn dwz.cn suo.im reurl.cc lihi.cc ' +
    'amzn.to dlvr.it trib.al x.gd surl.li clck.ru vk.cc me2.do han.gl bom.to'
  ).split(' '),
)

/** Messengers: an address here is a contact, unless it is a bot. */
export const messengers: ReadonlySet<string> = new Set(
  't.me telegram.me wa.me api.whatsapp.com chat.whatsapp.com line.me lin.ee zalo.me open.kakao.com discord.gg'.split(
    ' ',
  ),
)

/** Sites where anyone can publish a page or a post. Tools are hosted elsewhere; articles about them are here. */
export const pageHosts: ReadonlySet<string> = new Set(
  (
    'medium.com telegra.ph sites.google.com docs.google.com drive.google.com forms.gle blogspot.com wordpress.com ' +
    'tumblr.com weebly.com livejournal.com substack.com quora.com reddit.com pinterest.com facebook.com instagram.com ' +
    'linkedin.com tiktok.com x.com twitter.com youtube.com vimeo.com issuu.com scribd.com slideshare.net soundcloud.com ' +
    'pastebin.com rentry.co justpaste.it about.me hackmd.io note.com ameblo.jp blog.naver.com tistory.com zhihu.com ' +
    'csdn.net jianshu.com sohu.com baijiahao.baidu.com pixnet.net amazon.com ebay.com etsy.com fiverr.com gumroad.com ' +
    'strikingly.com jimdosite.com godaddysites.com business.site ucoz.com over-blog.com hatenablog.com eventbrite.com'
  ).split(' '),
)

/** Hosts that strangers share for their tools: the first segment of the path identifies the owner. */
export const sharedHosts: ReadonlySet<string> = new Set(
  (
    'github.com gitlab.com huggingface.co apps.apple.com play.google.com chromewebstore.google.com chatgpt.com ' +
    'marketplace.visualstudio.com addons.mozilla.org microsoftedge.microsoft.com poe.com replicate.com npmjs.com pypi.org'
  ).split(' '),
)

/** Suffixes so common among tools that their number is no sign. */
export const commonSuffixes: ReadonlySet<string> = new Set(
  'com ai io app dev co net org de jp co.jp kr co.kr cn com.cn com.tw tw vn com.vn es com.br br'.split(' '),
)
