declare module '~fonts/*' {
  const url: string
  export default url
}
