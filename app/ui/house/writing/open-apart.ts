type Policy = { createHTML: (html: string) => string }
type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy }

let policy: Policy | undefined

/** Markup of words that were read apart and drawn anew, or that is only to be read. */
export function trustWords(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('words', { createHTML: (given) => given })
  return policy ? policy.createHTML(html) : html
}

/**
 * Markup from anywhere, in a document of its own in which nothing runs and nothing is fetched: it is read there and never shown.
 * Its styles and handlers are set aside, since browsers complain of each by the page's policy.
 */
export function openApart(html: string): Document {
  const plain = html.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/(["'\s])(style|on[a-z]+)(?=\s*=)/gi, '$1 data-$2'))
  return new DOMParser().parseFromString(trustWords(plain), 'text/html')
}
