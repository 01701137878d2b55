declare module '~fonts/*.css?inline' {
  const sheet: string
  export default sheet
}

declare module '~fonts/*' {
  const url: string
  export default url
}
