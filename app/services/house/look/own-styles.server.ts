import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { derivePalette } from '#app/models/site/look/colour-palette.ts'
import { allowed } from '#app/models/site/worn/allowed-styles.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { styleTokens } from '#app/models/site/worn/own-styles.ts'
import type { OwnStylesView } from '#app/ui/house/look/own-styles-screen.tsx'

/** Reads the desk of a site's own stylesheet. */
export async function readOwnStyles(api: ShopApi): Promise<OwnStylesView> {
  const { look, publicLook, hash } = orThrow(await api.getLookDraft())
  const colours = Object.keys(derivePalette(coloursOf(look))).map((name) => `color-${name}`)
  return {
    css: look.OWN_STYLES,
    hash,
    isDraft: look.OWN_STYLES !== publicLook.OWN_STYLES,
    properties: [...allowed.keys()],
    tokens: [...colours, ...Object.values(styleTokens).flat()],
  }
}

/** Keeps what was written as part of the look on trial. */
export async function saveOwnStyles(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const typed = new Map(entries)
  const seen = typed.get('vu') ?? ''
  // Forms send each end of a line as two signs.
  const css = (typed.get('OWN_STYLES') ?? '').replaceAll('\r\n', '\n').trimEnd()
  return api.saveLookDraft({ body: { look: { OWN_STYLES: css }, ...(seen && { seen }) } })
}
