import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'

export type OptionTexts = Record<string, Readonly<Record<string, GoodsOptionText>>>

/** What the choices of a block's fields are called: all that the composer of pages loads of them. */
export const blockOptionTexts: OptionTexts = {
  'link.type': {
    NONE: 'Aucun',
    PAGE: 'Une page du site',
    URL: 'Une adresse du web',
    FILE: 'Un fichier',
    MAIL: 'Une adresse e-mail',
    PHONE: 'Un téléphone',
    JS: 'Une action',
  },
  'block.ground': { paper: 'Fond de page', sand: 'Fond doux', blush: 'Fond teinté', deep: 'Fond sombre' },
  'block.width': { text: 'Étroite', normal: 'Normale', full: 'Pleine' },
  'block.air': { tight: 'Serré', normal: 'Normal', airy: 'Aéré' },
  'block.side': { left: 'À gauche', right: 'À droite' },
  'block.look': { plates: 'Grandes images', marks: 'Petits dessins' },
  'block.size': { text: 'Du texte', wide: 'Large', full: 'Toute la page' },
  'block.kind': { WINE: ({ sort }) => capitalise(sort.many), BOX: 'Coffrets' },
  'block.provider': { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion', openstreetmap: 'OpenStreetMap' },
}

/** What a choice of a block is called. */
export function blockOptionText(path: readonly string[], option: string, goods: GoodsWords): string {
  return optionTextIn(blockOptionTexts, 'block', path)(option, goods)
}

type SayOption = (option: string, goods: GoodsWords) => string

/** What the choices of a field are called, by its name, or by its group's and its own; one that nobody has named shows as it is. */
export function optionTextIn(texts: OptionTexts, resource: string, path: readonly string[]): SayOption {
  const [name = ''] = path.slice(-1)
  const named = texts[`${path.at(-2) ?? resource}.${name}`] ?? texts[name] ?? {}
  return (option, goods) => {
    const said = named[option] ?? option
    return typeof said === 'string' ? said : said(goods)
  }
}
