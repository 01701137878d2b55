import { createContext, useContext, useState } from 'react'

/** The body of the document that is being made; on the server only. */
export const DocumentBody = createContext('')

const place = 'page-body'

/**
 * The part of a page that is the same with and without script: plain HTML from the server, which the browser
 * neither makes again nor looks through, so that no block costs a visitor a byte of script.
 */
export function PageBody({ html }: { html: string | null }) {
  const made = useContext(DocumentBody)
  // Should hydration ever fail and start afresh, what stands there is the page.
  const [kept] = useState(() => made || (globalThis.document?.getElementById(place)?.innerHTML ?? ''))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components from checked blocks, never by an owner
  return <div id={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trusted(html ?? kept) }} />
}

type Policy = { createHTML: (html: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** Browsers that keep watch over HTML made by script take it only through a policy with a name. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy(place, { createHTML: (given) => given })
  return policy ? policy.createHTML(html) : html
}
