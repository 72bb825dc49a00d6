import { at, escapeHtml, type Technique } from './technique.ts'

const inAttribute = (text: string): string => `<input value="${text}">`

/** Against texts that become part of an attribute. */
export const attributeTechniques: Technique[] = [
  {
    name: 'double quote',
    weakness: 'double quotes are not escaped in attributes',
    payload: ({ call }) => `" autofocus onfocus=${call} x="`,
    ...at(inAttribute, (text) => escapeHtml(text, /[&<>']/g)),
  },
  {
    name: 'single quote',
    weakness: 'single quotes are not escaped although an attribute uses them',
    payload: ({ call }) => `' autofocus onfocus=${call} x='`,
    ...at(
      (text) => `<input value='${text}'>`,
      (text) => escapeHtml(text, /[&<>"]/g),
    ),
  },
  {
    name: 'attribute without quotes',
    weakness: 'an attribute has no quotes, so a space ends it',
    payload: ({ call }) => `x autofocus onfocus=${call}`,
    broken: (text) => `<input value=${escapeHtml(text)}>`,
    fixed: (text) => inAttribute(escapeHtml(text)),
  },
  {
    name: 'replacement pattern',
    weakness: 'the escaped text is a replacement string, in which $` repeats the page before it',
    payload: ({ call }) => `$\` autofocus onfocus=${call}//`,
    broken: (text) => inAttribute('NAME').replace('NAME', escapeHtml(text)),
    fixed: (text) => inAttribute('NAME').replace('NAME', () => escapeHtml(text)),
  },
  {
    name: 'address made a link',
    weakness: 'addresses in texts become links without being escaped',
    payload: ({ call }) => `https://a.co/"autofocus/onfocus=${call}//`,
    broken: (text) => text.replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${escapeHtml(address)}</a>`),
    fixed: (text) =>
      text.replace(/https?:\/\/\S+/g, (address) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`),
  },
]
