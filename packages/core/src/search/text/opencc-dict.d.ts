/** Tables shipped by the package but missing in its types: `譯 译|譜 谱`, several targets separated by spaces. */
declare module 'opencc-js/dict/*' {
  const entries: string
  export default entries
}
