import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'

/** The parts of the document that the server alone draws, by their ids; nothing in a browser. */
export const ServerParts = createContext<Record<string, ReactNode> | null>(null)

/** A part of the page that the browser keeps as the server drew it: it neither draws it again nor loads what draws it. */
export function ServerPart({ id, isInert }: { id: string; isInert?: boolean }) {
  const parts = useContext(ServerParts)
  if (!parts) return <Kept id={id} isInert={isInert} />
  return (
    <div id={id} className="contents" inert={isInert}>
      {parts[id]}
    </div>
  )
}

/** Should hydration ever fail and start afresh, what stands there is the page. */
function Kept({ id, isInert }: { id: string; isInert: boolean | undefined }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  // The same object each time: one made anew would have React write the part again, and what a visitor focused or folded would be lost.
  const inside = useMemo(() => ({ __html: trusted(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew in this very place
  return <div id={id} className="contents" inert={isInert} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
}

/** Whether a browser has React in the page; where React is, it is so. */
export const HydratedPage = createContext(true)

/**
 * What a page's direction draws, wherever it stands: kept as the server drew it. Whoever gives it what draws says so only
 * there (`import.meta.env.SSR`), lest browsers load the parts of all directions.
 */
export function ServerDrawn({ draw }: { draw: false | (() => ReactNode) }) {
  const id = useId()
  const isHydrated = useContext(HydratedPage)
  if (!draw) return <Kept id={id} isInert={undefined} />
  if (!isHydrated) return draw()
  return (
    <div id={id} className="contents">
      {draw()}
    </div>
  )
}

/** A place that the script of all pages fills, perhaps before React comes to it: React neither looks into it nor writes there. */
export function ScriptPart(place: { id: string; className?: string; 'aria-live'?: 'polite' | 'assertive' }) {
  const [inside] = useState(() => ({ __html: trusted('') }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all
  return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
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
