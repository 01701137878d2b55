type Policy = { createHTML: (html: string) => string }
type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => Policy }

let policy: Policy | undefined

const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The empty document of the editor's frame is the one text that it makes into a document by itself. */
const frame = /^<!DOCTYPE html><html><head><\/head><body><div id="frame-root"[^<>]*><\/div><\/body><\/html>$/

/** Lets the editor open its frame, and make nothing else of texts. */
export function guardMarkup(): void {
  trustedTypes?.createPolicy('default', { createHTML: (html) => (frame.test(html) ? html : null) })
}

/** Markup that the site's own renderer has made. */
export function trusted(html: string): string {
  policy ??= trustedTypes?.createPolicy('composer', { createHTML: (given) => given })
  return policy ? policy.createHTML(html) : html
}
