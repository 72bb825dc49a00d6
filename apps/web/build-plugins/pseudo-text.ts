/** Vowels are doubled, which makes a text about 40 % longer, like German. */
const accents = new Map(
  'a=åå e=éé i=îî o=öö u=üü A=Å E=É I=Î O=Ö U=Û b=ƀ c=ç d=ð f=ƒ g=ĝ h=ĥ j=ĵ k=ķ l=ļ m=ɱ n=ñ p=þ q=ɋ r=ŕ s=š t=ţ v=ṽ w=ŵ x=ẋ y=ý z=ž'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
)

/** Pseudo-localised text: whatever looks normal was not translated, and whatever does not fit is too tight. */
export const pseudoText = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter)
