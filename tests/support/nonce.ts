/** Without the nonce that each page made has its own of, in its text as in its policy. */
export const withoutNonce = (text: string | null): string =>
  (text ?? '').replaceAll(/ nonce="[\w-]{22}"/g, '').replaceAll(/'nonce-[\w-]{22}'/g, "'nonce'")
