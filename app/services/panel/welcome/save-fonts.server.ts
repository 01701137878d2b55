import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { defaultFonts, fontFamilies } from '#app/models/font.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'

/** Chooses the letters of titles and texts, where they are to be others than before. */
export async function saveFonts(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const typed = new Map(entries)
  const { fonts } = orThrow(await api.listAdminFonts({ query: { nbItem: 10 } }))
  for (const type of ['TITLE', 'CONTENT'] as const) {
    const family = typed.get(`font-${type}`) ?? ''
    if (!Object.hasOwn(fontFamilies, family)) continue
    const known = fonts.find((font) => font.type === type)
    if (family === (known?.family ?? defaultFonts[type].family)) continue
    const saved = known
      ? await api.changeFont({ params: { id: known.id }, body: { family } })
      : await api.createFont({ body: { type, family } })
    if (!saved.ok) return saved
  }
  return done(null)
}
