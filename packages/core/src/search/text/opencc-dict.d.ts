/** Tables of the package as it ships them, which its own types leave out: `譯 译|譜 谱`, several targets by spaces. */
declare module 'opencc-js/dict/*' {
  const entries: string
  export default entries
}
