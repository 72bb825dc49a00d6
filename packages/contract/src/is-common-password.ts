/**
 * 2,372 passwords that everybody tries first: keyboard rows, runs of digits, names, teams, words of love in several
 * languages. Collected from general knowledge of lists that were published after break-ins; lower case, six characters
 * or more, because shorter ones are refused anyway.
 */
const words = `
!@#$%^ !@#$%^& !@#$%^&* !@#$%^&*() !qaz2wsx 000000 0000000 00000000 000000000 0000000000 000111 010101 010203 01020304
0102030405 012345 0123456 01234567 012345678 0123456789 020202 030201 030303 0987654321 100000 100100 101010 10101010
102030 10203040 110119 111000 111111 1111111 11111111 111111111 1111111111 111222 112112 112211 112233 11223344
1122334455 112358 11235813 119119 121212 12121212 123123 12312312 123123123 1231234 123321 1234123 12341234 123412345
1234321 12344321 12345123 1234512345 123454321 123456 123456654321 1234567 12345678 123456789 1234567890 1234567890a
123456789a 12345678a 1234567a 123456a 123456aa 123456ab 123456abc 123456b 123456c 123456d 123456j 123456k 123456l
123456m 123456q 123456qw 123456qwerty 123456s 123456t 123456x 123456z 12345a 12345abc 12345qwert 1234abcd 1234qw
1234qwer 123654 12365478 123654789 123698 1236987 12369874 123698745 123789 123789456 123987 123abc 123abc123 123asd
123asdf 123qwe 123qwe123 123qweasd 123qweasdzxc 12qw34er 12qwas 12qwaszx 131313 1314520 13145200 1314521 1337h4x0r
134679 134679852 135790 135791 13579246 135792468 1357924680 141414 142536 147147 147258 14725836 147258369 147852
1478963 14789632 147896325 151515 159159 159357 159632 159753 15975346 159951 161616 168168 171717 181818 191919
192837 192837465 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1q2w3e 1q2w3e4 1q2w3e4r 1q2w3e4r! 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y
1q2w3e4r5t6y7u 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 1qw23er4 1qwerty 200000 200200 202020 212121
222111 222222 2222222 22222222 222333 223344 232323 234234 234567 2345678 23456789 235689 242424 246802 246810
24681012 246824 252525 258258 258369 258456 258852 2pac2pac 2wsx3edc 313131 314159 3141592 31415926 314159265 321123
321321 321321321 321654 321654987 332211 333222 333333 33333333 333444 345345 345543 345678 3456789 357159 357951
369258 369258147 369369 3edc4rfv 420420 424242 432143 4321432 43214321 444444 44444444 444555 445566 454545 456123
456321 456456 456456456 456654 456789 4567890 4rfv5tgb 500000 505050 50cent 520131 5201314 5201314520 520520 521314
521521 543210 54321543 543216 555555 5555555 55555555 555666 556677 565656 567567 567890 5678901 584520 654123 654321
654654 654987 665544 666666 6666666 66666666 666777 666888 666999 678678 678910 696969 69696969 74108520 741258 741741
741852 741852963 741963 753159 753753 753951 7654321 7758258 7758521 777666 777777 7777777 77777777 777888 778899
787878 789123 789456 789456123 789789 789987 852456 852741 852852 852963 876543 87654321 886886 888666 888888 8888888
88888888 888999 911911 951357 951623 951753 951951 963258 963741 963852 963852741 963963 987123 987654 9876543
98765432 987654321 9876543210 987987 998877 999000 999888 999999 9999999 99999999 999999999 a111111 a123123 a12345
a123456 a1234567 a12345678 a123456789 a1234567890 a1a1a1 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 a654321 a987654321
aa12345 aa123456 aa1234567 aaa111 aaa123 aaa123456 aaaaaa aaaaaa1 aaaaaaa aaaaaaaa aaaaaaaaaa aabbcc aabbccdd abc123
abc1234 abc12345 abc123456 abc1234567 abc123abc abc321 abcabc abcd12 abcd123 abcd1234 abcd12345 abcd123456 abcdabcd
abcde1 abcde123 abcde12345 abcdef abcdef1 abcdef123 abcdefg abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij abcxyz
acbd1234 access access1 access14 acdc123 admin000 admin1 admin12 admin123 admin1234 admin12345 admin123456 admin888
admin@123 adminadmin administrador administrator aini1314 albert alberto alejandra alejandro alex12 alex123 alex1234
alexander alexander1 alexandr alexandra alexis alexis1 alfredo alicia alisha alison allison alpha1 alphabet alyssa
amanda amanda1 amanda12 amanda123 amber1 amelia america america1 american amor123 amore1 anastasia andrea andrea1
andrea123 andreas andrei andres andrew andrew1 andrew12 andrew123 andrey android angel1 angel11 angel12 angel123
angela angelbaby angeles angelica angelina angelo angels anhyeuem anhyeuem1 animal animals anthony anthony1 anthony12
anthony123 antonio antonio1 anything apple1 apple123 apples april1 argentina arigato arsenal arsenal1 arsenal123
arthur as1234 as123456 asd111 asd123 asd1234 asd12345 asd123456 asd123asd asdasd asdasd123 asdasdasd asdewq asdf123
asdf1234 asdf12345 asdf4321 asdfasdf asdfgh asdfgh1 asdfgh123 asdfghj asdfghjk asdfghjkl asdfghjkl1 asdfjkl asdqwe
asdqwe123 asdzxc asdzxc123 ashley ashley1 ashley12 ashley123 assassin assassin1 asshole august august1 austin austin1
australia autumn autumn1 avengers awesome awesome1 azerty azerty1 azerty12 azerty123 azertyui azertyuiop azsxdc
azsxdcfv baby12 baby123 babyblue babyboy babyboy1 babydoll babyface babygirl babygirl1 babygurl babylove badboy
badboy1 badgirl bailey bailey1 bailey12 banana banana1 banana123 bananas bandit barbara barbie barbie1 barcelona
barcelona1 barney baseball baseball1 baseball12 baseball123 basket basketball basketball1 basketball23 batman batman1
batman12 batman123 baxter bayern bayernmunchen bbbbbb bbbbbbbb beatles beatles1 beautiful beautiful1 beauty because
bella1 bella12 bella123 benfica benjamin benjamin1 berlin bigboy bigdaddy bigdog birthday biteme biteme1 black1
black123 blackcat blackie blahblah bleach blessed blessed1 blessing blink182 blonde blue12 blue123 blue1234 blue22
blueberry bluebird bluesky bobmarley bocajuniors bond007 bonjour booboo booboo1 booger boomer boomer1 boston boston1
boxing brandon brandon1 brandon12 brandon123 brandy brandy1 brasil brasil1 brian1 brian123 britney brittany brittany1
bubba1 bubba123 bubbles bubbles1 buddy1 buddy12 buddy123 buster buster1 buster12 buster123 butter buttercup butterfly
butterfly1 butterfly2 bvb1909 callofduty cameron cameron1 camille canada canada1 cancer candy1 candy123 caonima
captain captain1 caramel carlos carlos1 carlos123 carmen carolina carolina1 caroline casper casper1 cassie catdog
catwoman cccccc cccccccc change123 changeit changeme changeme1 changeme123 charizard charles charles1 charlie charlie1
charlie12 charlie123 charlotte cheese cheese1 cheese123 chelsea chelsea1 chelsea123 chelseafc cherry cherry1 chester
chester1 chevrolet cheyenne chicago chicago1 chicken chicken1 chicken123 chocolat chocolate chocolate1 chouchou chris1
chris123 chrissy christ christ1 christian christian1 christina christina1 christine christmas christopher ciaociao
claudia cloud1 coffee colombia colombia1 computer computer1 computer123 connor connor1 contrasena contrasenha
contraseña conyeume cookie cookie1 cookie12 cookie123 cookies cookies1 cooper cooper1 corinthians corvette counter
counterstrike courtney courtney1 cowboy cowboys cowboys1 cricket cricket1 cristian cristiano cristina cristo crystal
crystal1 cupcake cupcake1 cutegirl cutie1 cutiepie cutiepie1 daddy1 daddy123 daddysgirl daisy1 daisy123 dakota dakota1
dallas dallas1 dance1 dance123 dancer dancer1 dancing daniel daniel1 daniel12 daniel123 daniela daniela1 danielle
danielle1 darkness darling darthvader david1 david12 david123 davids dddddd dddddddd deadpool deborah december
december1 default default1 denise dennis denver desiree destiny destiny1 deutschland devil666 dexter dexter1 diablo
diablo1 diablo2 diamond diamond1 diamonds diana1 diego1 doggie doggy1 dolphin dolphin1 dolphins dolphins1 dominic
donald doom123 doraemon dortmund doudou dragon dragon1 dragon11 dragon12 dragon123 dragon13 dragon69 dragon99
dragonball dragonballz dragonfly dragons dreamer dreams drummer drummer1 drums1 ducati eagle1 eagles eagles1 eduardo
edward edward1 eeeeee elephant elizabeth elizabeth1 elvis1 emily1 emily123 eminem eminem1 emmanuel emyeuanh england
england1 enter1 eric123 espana estrella estrella1 evelyn everything extreme facebook facebook1 familia familia1 family
family1 family123 fatima february felicia fender fernanda fernando fernando1 ferrari ferrari1 ffffff fireball firebird
firefly fisher fishing fishing1 flamengo florida florida1 flower flower1 flower123 flowers flowers1 fluffy fluffy1
football football1 football10 football11 football12 football123 football2 football7 forever forever1 forever21 forget
forgot fortnite fortnite1 forzamilan france francesco francis francisco frankie freddy freedom freedom1 freedom123
friday friday13 friend friend1 friends friends1 friendship frosty fuckme fuckoff fuckoff1 fuckyou fuckyou1 fuckyou123
fuckyou2 fussball futebol gabriel gabriel1 gabriela gabriella gameboy gamer1 gamer123 gaming gandalf gangsta gangster
gangster1 garfield garfield1 gateway geheim geheim123 gemini genesis genius george george1 george123 georgia georgia1
gerald german germany gggggg ginger ginger1 ginger12 giovanni gloria godbless godisgood godislove godzilla goku123
golden golden1 goldfish golfer golfer1 golfing good123 goodboy goodluck google google1 google123 gracie grandma green1
green123 greenday greenday1 gremio guadalupe guest1 guest123 guest1234 guitar guitar1 guitar123 hacker hacker1
hacker123 hackme hahaha hahaha1 hahahaha hallo1 hallo123 hallo1234 halo123 hamburg hamster hannah hannah1 hannah12
happiness happy1 happy12 happy123 happyday hardcore harley harley1 harley123 harrison harry1 harry123 harrypotter
heather heather1 heaven heaven1 hector helena hello! hello1 hello12 hello123 hello1234 hello2 hellohello hellokitty
hellow helloworld hendrix henry1 hermione hhhhhh hiphop hiroshima history hockey hockey1 hockey10 hockey12 hockey123
hola123 hola1234 holahola homer1 honda1 honda123 honey1 honey123 honeybee honeymoon hooters horse1 horses horses1
hotdog hotgirl hotstuff hottie hottie1 houston houston1 hulk123 hummer hunter hunter1 hunter12 hunter123 iamgod
iamthebest iceman ichliebedich ihateyou iiiiii ilikeyou ilovegod iloveher ilovehim ilovejesus iloveme iloveme1
ilovemom ilovemyfamily ilovemyself iloveu iloveu1 iloveu2 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123
iloveyou2 iluvme iluvyou imissyou indian indiana indonesia instagram internet internet1 inuyasha iphone iphone1
iphone5 ironmaiden ironman ironman1 isabel isabella isabella1 isabelle itachi jackass jackie jackie1 jackson jackson1
jackson5 jacob1 jacob123 jaguar jamaica james007 james1 james123 jamesbond january jasmin jasmine jasmine1 jasper
jasper1 javier jayden jayjay jeffrey jennifer jennifer1 jenny1 jeremy jeremy1 jessica jessica1 jessica123 jessie
jessie1 jesus1 jesus12 jesus123 jesus777 jesuschrist jesuscristo jesusis jesussaves jetaime jimmy1 jjjjjj joanna
johanna john123 john1234 john316 johncena johnny johnny1 johnson joker1 joker123 jonathan jonathan1 jordan jordan01
jordan1 jordan12 jordan123 jordan23 joseph joseph1 joshua joshua1 joshua12 joshua123 julian julian1 juliana julie1
juliet junior junior1 junior123 justin justin1 justin12 justin123 justinbieber justine justme juventus juventus1
kaitlyn karate karina katherine kathleen katie1 katrina kawasaki kayla1 kelly1 kelsey kenneth kevin1 kevin12 kevin123
killer killer1 killer12 killer123 kimberly kimberly1 kisses kissme kissme1 kitten kitten1 kittens kitty1 kitty123
kittycat kkkkkk knight korea123 kristen kristina ladybug ladybug1 laguna lakers lakers1 lakers24 lalala lalala1 lauren
lauren1 ledzeppelin leet1337 leonard leonardo leslie letmein letmein! letmein1 letmein123 letmein2 letmeinn li123456
liberty linda1 lindsay lindsey link123 linkedin linkinpark little liuliu liverpool liverpool1 lizard lizzie llllll
login1 login123 loginlogin lol123 lol12345 lolita lollipop lollol london london1 london12 london123 looking lorenzo
loser1 louise loulou love12 love123 love1234 love12345 love123456 lovehate loveis loveit lovelife lovelove lovely
lovely1 lovely123 loveme loveme1 loveme2 lover1 lover123 loverboy lovergirl lovers loveyou loveyou1 loveyou123
loveyou2 lucifer lucky1 lucky12 lucky123 lucky13 lucky7 luckydog mackenzie maddie madison madison1 maggie maggie1
maggie12 magic1 manager manager1 manchester manson manuel march1 marcus margaret maria1 maria123 mariah mariana
marilyn marina marine marines marines1 mario1 mario123 mariposa marlboro marley marley1 marseille martha martin
martin1 martin123 martina marvin master master01 master1 master12 master123 mastermind masters matilda matkhau
matkhau123 matrix matrix1 matthew matthew1 matthew12 matthew123 maverick maverick1 maxwell may123 megadeth melanie
melissa melissa1 mercedes mercedes1 mercury merlin merlin1 metallic metallica metallica1 meuamor mexico mexico1
mexico12 mexico123 michael michael1 michael12 michael123 michael2 michel michelle michelle1 mickey mickey1 mickeymouse
microsoft midnight midnight1 miguel miguel1 miller million minecraft minecraft1 minecraft123 minhasenha minnie miranda
mitchell mmmmmm mommy1 mommy123 monday money1 money100 money12 money123 moneyman monica monika monkey monkey1 monkey11
monkey12 monkey123 monkey2 monkey69 monkeyboy monkeys monster monster1 monster123 montana moocow moonlight morgan
morgan1 motdepasse mother mother1 motorola mountain mudar123 murphy murphy1 music1 music123 musica musiclover musicman
mustang mustang1 mustang5 myfamily mylove mylove1 mypassword myself myspace myspace1 myspace123 napoli naruto naruto1
naruto12 naruto123 nascar nascar24 natalia natalia1 natalie natalie1 natasha natasha1 nathan nathan1 neo123
newpassword newyork newyork1 nicholas nicholas1 nicola nicolas nicole nicole1 nicole12 nicole123 nihao123 ninja1
ninja123 nintendo nippon nirvana nirvana1 nnnnnn nobody nokia123 nokia5800 noob123 nopassword nothing nothing1
nothing123 november number1 october october1 office oliver oliver1 oliver12 olivia olivia1 omg123 onepiece online
oooooo orange orange1 orange12 orange123 orlando outkast p@55w0rd p@ssw0rd p@ssw0rd1 p@ssword p@ssword1 pa$$w0rd
pa$$word pa55w0rd pa55word packers palmeiras pamela panda1 panda123 pantera panther panther1 panthers paradise paris1
parker parker1 pass123 pass1234 pass12345 pass1word passat passcode passer passion passkey passme passpass passport
passw0rd passw0rd1 passwd password password! password0 password01 password1 password1! password10 password11
password12 password123 password1234 password12345 password123456 password13 password2 password21 password22 password3
password4 password5 password69 password7 password88 password9 password99 passwords passwort passwort1 passwort123
patches patricia patricia1 patrick patrick1 patriots pauline peaches peaches1 peanut peanut1 peanut12 pebbles penguin
penguin1 people pepper pepper1 pepper12 pepper123 peter1 peter123 phantom philip phillip phoenix phoenix1 piano1
pickle picture pierre pikachu pikachu1 pimpin pink12 pink123 pinkfloyd pinky1 pirate pizza1 pizza123 playstation
playstation3 please pokemon pokemon1 pokemon12 pokemon123 police poohbear poohbear1 pookie pookie1 poop123 poopoo
popcorn popcorn1 portugal power1 pppppp precious precious1 preston pretty pretty1 prince prince1 prince123 princesa
princess princess1 princess12 princess123 princess2 princesse private psycho pumpkin pumpkin1 puppies puppy1 puppy123
purple purple1 purple12 purple123 q1111111 q12345 q123456 q1234567 q12345678 q123456789 q1q1q1 q1q2q3 q1w2e3 q1w2e3r4
q1w2e3r4! q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4 q2w3e4r5 qawsed qawsedrf qawsedrftg qaz123 qaz12345 qaz123456 qazqaz qazwsx
qazwsx1 qazwsx12 qazwsx123 qazwsxedc qazwsxedcrfv qazxcv qazxsw qazxswedc qazzaq qq1234 qq123456 qqq111 qqqqqq
qqqqqqqq qqqqqqqqqq qqww1122 quake3 queen1 queen123 qwaszx qwaszx12 qwe123 qwe1234 qwe12345 qwe123456 qwe123qwe qweasd
qweasd123 qweasdzxc qweasdzxc123 qwedsa qwedsazxc qweqwe qweqweqwe qwer12 qwer123 qwer1234 qwer12345 qwer4321 qwerqwer
qwert1 qwert123 qwert12345 qwerty qwerty! qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty2 qwerty7 qwertyqwerty qwertyu qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertz
qwertzu qwertzui qwertzuiop qwewq1 rabbit rabbit1 rachel rachel1 raiders raiders1 rainbow rainbow1 rammstein ranger
rangers rangers1 raphael raymond realmadrid rebecca rebecca1 redred redrose redsox redsox1 reggie remember renault
ricardo ricardo1 richard richard1 riverplate robert robert1 robert12 robert123 roberto roberto1 robin1 roblox roblox1
roblox123 rock123 rocker rocknroll rockon rockstar rockstar1 rocky1 rocky123 rockyou rockyou1 ronaldinho ronaldo
ronaldo1 ronaldo7 root123 root1234 rootroot rosebud roses1 roxanne rrrrrr rugby1 runescape runescape1 runner running
russell russia sabrina sabrina1 sailor sakura sakura1 salvador samantha samantha1 sammy1 sammy123 samsung samsung1
samsung123 samuel samuel1 sandra sandra1 santiago santos saopaulo sarah1 sarah123 sarang saranghae sasuke sasuke1
saturday saturn savannah scarface schalke04 schatz schatzi school school1 school123 scooby scooby1 scoobydoo scooter
scooter1 scorpio scorpio1 scorpion scotland scott1 sebastian secret secret1 secret12 secret123 secrets senha123
senha1234 senior sephiroth september sergey sergio server server1 service sexy12 sexy123 shadow shadow1 shadow11
shadow12 shadow123 shadow13 shadow99 shalom shannon shannon1 shelby shorty shorty1 sierra silver silver1 simple
simple1 simpson simpsons singer skateboard skater skater1 skating skippy skywalker slayer slipknot slipknot1
slipknot12 slipknot666 smile1 smile123 smiles smiley smiley1 smokey smokey1 snickers snoopdog snoopy snoopy1 snowball
snowflake snowman soccer soccer1 soccer10 soccer11 soccer12 soccer123 soccer13 soccer14 soccer17 soccer2 softball
softball1 soldier soleil something sommer sommer1 sophia sophie sophie1 spanky sparky sparky1 special speedy spider
spider1 spiderman spiderman1 spiderman123 spongebob spongebob1 spring spring1 spring123 spring2023 srilanka ssssss
stalker star123 starcraft starlight stars1 startrek starwars starwars1 starwars123 steelers steelers1 stefan stella
stella1 stephanie stephen steven steven1 sticky strawberry strawberry1 student student1 stupid stupid1 success sugar1
summer summer01 summer1 summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer69 summer99
sunday sunflower sunny1 sunny123 sunnyday sunrise sunset sunshine sunshine1 sunshine12 sunshine123 sunshine2 superman
superman1 superman12 superman123 supernova superstar superstar1 support surfer surfing surprise susana suzuki sweden
sweet1 sweet16 sweetheart sweetie sweetie1 sweetpea sweets sweety swimming sydney sydney1 system system32 tamara
tatiana taylor taylor1 taylor12 taylor123 teacher teamo1 teamo12 teamo123 teamomucho teddy1 teddybear teddybear1
temp123 temp1234 temporal temppass tennessee tennis tennis1 tequiero tequiero1 tequieromucho tequila teresa test11
test12 test123 test1234 test12345 test123456 tester testing testing1 testing123 testtest testuser theking theman
theone thepassword therock thomas thomas1 thomas12 thomas123 thuglife thunder thunder1 tiamo123 tiantian tiffany
tiffany1 tiger1 tiger12 tiger123 tigers tigers1 tigger tigger1 tigger12 tigger123 timothy tinkerbell tinkerbell1
tokiohotel tokyo1 toor123 topsecret toyota tracey travis tricia trinity trinity1 tristan trouble truelove trustme
trustno1 trustnoone tttttt tucker tucker1 tuesday tupac1 turtle turtle1 twilight twilight1 twitter tyler1 tyler123
unicorn unicorn1 united user123 user1234 username uuuuuu valentin valentina valentine valentino valeria vampire
vampire1 vanessa vanessa1 vanilla vegeta venezuela veronica veronica1 victor victor1 victoria victoria1 victory
vietnam vietnam1 viking vincent vincent1 violet virginia vladimir volleyball vvvvvv w123456 walter wang123 warcraft
warcraft1 warrior warrior1 warriors wasd1234 wasdwasd weezer welcome welcome! welcome01 welcome1 welcome12 welcome123
welcome1234 welcome2 welcome@123 whatever whatever1 whatsup whitney wildcats william william1 williams willow willow1
wilson windows windows1 windows10 windows7 winter winter1 winter12 winter123 winter2020 winter2021 winter2022
winter2023 wizard woaini woaini1 woaini123 woaini1314 woaini520 woaini521 wolf123 wolverin wolverine wrestling wsxedc
ww123456 www123 wwwwww x123456 xavier xbox360 xx123456 xxxxxx xxxxxxxx yahoo123 yamaha yankee yankees yankees1 yellow
yellow1 yellow12 yellow123 yodayoda yokohama yolanda yourpassword youtube yoyoyo yyyyyy z123456 zachary zachary1
zaq123 zaq12345 zaq12wsx zaq1@wsx zaq1xsw2 zaq1zaq1 zaqwsx zaqxsw zelda1 zhang123 zombie zorro1 zxc123 zxc12345
zxc123456 zxcasd zxcasdqwe zxcasdqwe123 zxcv123 zxcv1234 zxcvbn zxcvbn1 zxcvbn123 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvzxcv
zxczxc zz123456 zzzzzz zzzzzzzz
`

const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Upper case and full-width letters do not make a common password a rare one. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase())
