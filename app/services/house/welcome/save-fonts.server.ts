import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { defaultFonts, fontFamilies } from '#app/models/site/look/font.ts'

type Fonts = Answer<Contract['listAdminFonts']>['fonts']
type Type = Fonts[number]['type']

/** Chooses the letters of titles and texts, where they are to be others than before; a menu written like the text goes on being so. */
export async function saveFonts(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const typed = new Map(entries)
  const { fonts } = orThrow(await api.listAdminFonts({ query: { nbItem: 10 } }))
  for (const type of ['TITLE', 'CONTENT'] as const) {
    const family = typed.get(`font-${type}`) ?? ''
    const before = familyOf(fonts, type)
    if (!Object.hasOwn(fontFamilies, family) || family === before) continue
    const follows = type === 'CONTENT' && fonts.some((font) => font.type === 'MENU' && font.family === before)
    for (const one of follows ? ([type, 'MENU'] as const) : [type]) {
      const saved = await saveFont(api, fonts, { type: one, family })
      if (!saved.ok) return saved
    }
  }
  return done(null)
}

function familyOf(fonts: Fonts, type: Type): string {
  return fonts.find((font) => font.type === type)?.family ?? defaultFonts[type].family
}

function saveFont(api: ShopApi, fonts: Fonts, { type, family }: { type: Type; family: string }) {
  const known = fonts.find((font) => font.type === type)
  return known ? api.changeFont({ params: { id: known.id }, body: { family } }) : api.createFont({ body: { type, family } })
}
