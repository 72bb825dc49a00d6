import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Common passwords in other languages that the ranked list lacks: collected from general knowledge of published breach
 * lists. Lower case, at least six characters, because shorter ones are refused anyway.
 */
const furtherWords = `
!@#$%^ !@#$%^& !@#$%^&* !@#$%^&*() 030201 0987654321q 110119 110442 123412345 1234512345 123asdf 13145200 1314521
1337h4x0r 1q2w3e4 1q2w3e4r! 1q2w3e4r5t6y7u 222111 246802 432143 4321432 520131 5201314520 521314 54321543 5678901
584520 654321q 7758258 7758521 987654321q aa1234567 abc1234567 abcdefg123 acbd1234 adgjmp admin000 admin1234
admin12345 admin123456 admin888 admin@123 adminadmin administrador aini1314 amor123 amore1 andrea123 angelbaby
anhyeuem1 anthony123 asd111 assassin1 banana123 barcelona1 baseball123 basketball23 bayernmunchen bella12 bocajuniors
brandon12 brandon123 butterfly2 bvb1909 caonima change123 changeme123 charlie12 cheese123 chelsea123 christina1
colombia1 computer123 contrasenha contraseña conyeume corinthians cutiepie1 doom123 estrella1 facebook1 familia1
family123 flower123 football11 fortnite fortnite1 forzamilan freedom123 geheim123 goku123 guest123 guest1234 guitar123
hacker123 hallo1234 harley123 hello! hiroshima hola1234 hulk123 iamthebest ichliebedich iluvyou instagram iphone1
iphone5 jessica123 jesuscristo juventus1 korea123 leet1337 letmein! li123456 link123 linkedin login123 loginlogin
love123456 lovely123 loveyou123 martin123 matkhau123 matthew12 matthew123 may123 meuamor mexico12 mexico123 minecraft1
mudar123 myspace123 noob123 nothing123 orange123 p@55w0rd p@ssw0rd1 p@ssword p@ssword1 pa$$word pass12345 passkey
password1! password12345 password123456 passwort123 pink12 prince123 princess12 princess123 purple123 q1111111
q1w2e3r4! qq1234 qqww1122 queen123 qwe12345 qwerty! qwertyqwerty qwewq1 roblox roblox1 roblox123 rockyou rockyou1
root123 root1234 saranghae sasuke1 school123 senha1234 slipknot12 spiderman123 spongebob1 spring123 spring2023
strawberry1 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 sunshine12 sunshine123 sunshine2
superstar1 taylor123 teamo1 teamo12 teamo123 teamomucho teddybear1 tequiero1 tequieromucho test12345 test123456
thepassword tiamo123 tigger123 tinkerbell1 toor123 twilight1 twitter user1234 veronica1 vietnam1 wang123 wasd1234
welcome! welcome1234 welcome@123 windows10 windows7 winter123 winter2020 winter2021 winter2022 winter2023 woaini1
woaini123 woaini1314 woaini520 woaini521 ww123456 xx123456 yahoo123 yellow123 yourpassword zaq1@wsx zhang123
`

/** Ranked by frequency in breaches; the first 10,000 would be enough, the rest costs nothing. */
const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...furtherWords.trim().split(/\s+/),
])

/** Keyboard rows in the countries of our languages. */
const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'wxcvbn']
const rowsBothWays = keyRows.flatMap((row) => [row, Array.from(row).toReversed().join('')])

/** 654321, abcdef, 246810: constant small steps. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) <= 2 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}

/** 121212, abcabc, 555555. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/u.test(text)

/**
 * Ignores case and full-width forms: they do not make a common password rare. The list omits passwords that its own
 * checker finds by rule, although they are among the most common: runs, keyboard rows and repetitions.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  return commonPasswords.has(text) || isRun(text) || isRepeated(text) || rowsBothWays.some((row) => row.includes(text))
}
