import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { OwnColours } from '#app/models/site/look/colour-palette.ts'
import { isReadyPair, readyPairs } from '#app/models/site/look/families.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { colourFields, directionPalette, isReadyPalette, readyPalettes } from '#app/models/site/worn/ready-palettes.ts'
import { isLookField, type WornLook } from '#app/models/site/worn/worn-look.ts'
import { settingTexts } from '#app/texts/house/settings.ts'

const roles = Object.keys(colourFields) as (keyof OwnColours)[]

/** Keeps what a form of the desk says as a draft, on the look that its writer saw. */
export async function saveLook(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const { look: before } = orThrow(await api.getLookDraft())
  // Of a box and the 'no' before it the last one counts.
  const typed = new Map(entries.map(([name, text]) => [name, text.trim()]))
  const look: Partial<WornLook> = Object.fromEntries(
    [...typed].flatMap(([name, text]) => (isLookField(name) ? [[name, asStored(name, text)]] : [])),
  )
  const palette = typed.get('palette') ?? ''
  if (palette === directionPalette) return keep(api, { ...look, ...sayColours(undefined) }, typed.get('vu'))
  const pair = typed.get('accord') ?? ''
  if (isReadyPair(pair)) {
    const { title, text } = readyPairs[pair]
    return keep(api, { ...look, FONT_TITLE: title, FONT_CONTENT: text }, typed.get('vu'))
  }
  if (isReadyPalette(palette)) return keep(api, { ...look, ...sayColours(readyPalettes[palette]) }, typed.get('vu'))
  // A colour that was left as it was shown may be the direction's, and goes on being so.
  const shown = coloursOf(before)
  for (const role of roles) {
    const field = colourFields[role]
    if (look[field]?.toLowerCase() === shown[role].toLowerCase()) delete look[field]
  }
  return keep(api, look, typed.get('vu'))
}

/** Four colours as a look says them; without any, those of the direction. */
export function sayColours(colours: OwnColours | undefined): Partial<WornLook> {
  return Object.fromEntries(roles.map((role) => [colourFields[role], colours?.[role] ?? '']))
}

async function keep(api: ShopApi, look: Partial<WornLook>, seen = ''): Promise<Outcome<unknown, Failure>> {
  const saved = await api.saveLookDraft({ body: { look, ...(seen && { seen }) } })
  if (saved.ok) return saved
  const { fields = {} } = saved.error
  const isColour = (name: string) => Object.values<string>(colourFields).includes(name)
  const said = Object.entries(fields).map(([name, says]) => [name, isColour(name) ? [settingTexts.colourFault] : says])
  return { ok: false, error: { ...saved.error, fields: Object.fromEntries(said) } }
}

/** A size is typed as people write numbers. */
function asStored(name: string, text: string): string {
  return name.endsWith('_SIZE') ? text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.') : text
}
