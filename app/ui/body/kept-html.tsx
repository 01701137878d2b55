import { createContext, useContext, useMemo, useState } from 'react'

/** The plain parts of the document that is being made, by their ids; on the server only. */
export const DocumentParts = createContext<Record<string, string>>({})

type Props = { id: string; html: string | null; className?: string; isInert?: boolean }

/** HTML of the server's that the browser keeps as it is: it neither makes it again nor looks through it. */
export function KeptHtml({ id, html, className, isInert }: Props) {
  const made = useContext(DocumentParts)[id]
  // Should hydration ever fail and start afresh, what stands there is the page.
  const [kept] = useState(() => made ?? globalThis.document?.getElementById(id)?.innerHTML ?? '')
  // The same object each time: one made anew would have React write the part again, and what a visitor focused or folded would be lost.
  const inside = useMemo(() => ({ __html: trusted(html ?? kept) }), [html, kept])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components from checked data, never by an owner
  return <div id={id} className={className} inert={isInert} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
}

type Policy = { createHTML: (html: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** Browsers that keep watch over HTML made by script take it only through a policy with a name. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('page-parts', { createHTML: (given) => given })
  return policy ? policy.createHTML(html) : html
}
