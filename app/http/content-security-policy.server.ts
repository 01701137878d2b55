/** Origins of others that a page may show something of. */
type Others = {
  frames?: readonly string[]
  images?: readonly string[]
  scripts?: readonly string[]
  connects?: readonly string[]
  styles?: readonly string[]
  /** Off where a script of others would not run under the browser's watch over HTML made by script. */
  typed?: boolean
}

/** The policy of one page: of the scripts that stand in it those that we put there, by their nonce; frames of others for whoever agreed to them. */
export function contentSecurityPolicy(nonce: string | undefined, others: Others = {}): string {
  const ours = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return policyWith([...ours, ...(others.scripts ?? [])], others)
}

/** The policy of every answer that is not a page of ours. */
export const staticPolicy = policyWith([], {})

/** The policy of the page composer: its editor sets styles as it goes; all else is as strict as anywhere. */
export function composerPolicy(images: readonly string[]): string {
  return policyWith([], { images, styles: ["'unsafe-inline'"] })
}

/** The policy of a screen of the panel that shows a mail in a frame: its styles stand on its elements, its pictures within it. */
export const previewPolicy = policyWith([], { styles: ["'unsafe-inline'"] })

function policyWith(scripts: string[], { frames = [], images = [], connects = [], styles = [], typed = true }: Others): string {
  // While developing, Vite puts styles and scripts into the page by itself.
  if (process.env.NODE_ENV === 'development') return "object-src 'none'"
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    ...(images.length > 0 ? [`media-src ${["'self'", ...images].join(' ')}`] : []),
    ...(frames.length > 0 ? [`frame-src ${["'self'", ...frames].join(' ')}`] : []),
    ...(connects.length > 0 ? [`connect-src ${["'self'", ...connects].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(typed ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ')
}
