import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'
import { partChoices } from './part-choices.ts'

const styles = { CLASSIC: 'Classique', WIDE: 'Large' }
const sides = { LEFT: 'À gauche', CENTER: 'Au milieu', RIGHT: 'À droite' }

/** What the trades are called. */
export const tradeNames: Record<Trade, string> = { WINE: 'Vigneron', BEER: 'Brasserie', CHEESE: 'Fromagerie', BOOKS: 'Librairie' }

/** What the choices of a parameter are called; one that is a measure, as `3/4`, says itself. */
const parameterChoices: Partial<Record<ParameterType, Readonly<Record<string, GoodsOptionText>>>> = {
  TRADE: tradeNames,
  ART_DIRECTION: {
    ESTAMPE: 'Estampe : gravures et papiers',
    CARACTERE: 'Caractère : la lettre, le chiffre, le blanc',
    PET_NAT: 'Pét-nat : papiers découpés, couleurs franches',
    GRAND_ANGLE: 'Grand angle : l’image d’abord, peu de mots',
    CAVE: 'Cave : la pénombre, l’or, une lumière',
    ETAGERE: 'Étagère : une boutique claire, beaucoup de références',
  },
  ...partChoices,
  LOGO_POSITION: sides,
  MENU_ALIGNMENT: sides,
  PROMOTED_NEWS_STYLE: { CARD: 'En cartes', BANNER: 'En bandeau', LIST: 'En liste' },
  SERVICE_PAGE_STYLE: styles,
  FOOTER_ORDER: { DIRECTION: 'Celui de l’allure', HOURS: 'Les horaires, puis les liens', LINKS: 'Les liens, puis les horaires' },
  PRODUCT_PAGE_STYLE: styles,
  PRODUCT_PAGE_ORDER: {
    STORY: 'Les accords et l’histoire',
    LABEL: 'L’étiquette',
    VINTAGES: ({ figure }) => (figure === 'bottle' ? 'Les millésimes' : 'Les formats'),
  },
  SHOP_PAGE_ORDER: { SHELF: 'Les rayons', WAYS: 'Le carton à composer et « Pour ce soir »' },
  PRODUCT_DISPLAY: { GRID: 'En grille', LIST: 'En liste' },
  PRODUCT_ORDER: {
    PRICE: 'Du moins cher au plus cher',
    PRICE_DESC: 'Du plus cher au moins cher',
    NAME: 'Par nom, de A à Z',
    NAME_DESC: 'Par nom, de Z à A',
    NEWEST: 'Les plus récents d’abord',
  },
  PRODUCT_ASPECT_RATIO: { '3/4': 'Debout (3/4)', '1/1': 'Carrée', '4/3': 'Couchée (4/3)', '2/3': 'Haute (2/3)' },
  FEATURES_PRODUCT_STYLE: { TABLE: 'En tableau', LIST: 'En liste' },
  MENU_TYPE: { RELATIVE: 'En haut de la page', STICKY: 'Toujours en vue', ABSOLUTE: 'Par-dessus l’image' },
  MENU_STYLE: { UNDERLINE: 'Souligné', PLAIN: 'Simple', CAPITALS: 'En capitales' },
  VAT_REGIME: { NORMAL: 'Réel, normal', DEBITS: 'Réel, option pour les débits', FRANCHISE: 'Franchise (article 293 B)' },
  VAT_RHYTHM: {
    MONTHLY: 'Chaque mois (réel normal)',
    QUARTERLY: 'Chaque trimestre (réel normal)',
    SIMPLIFIED: 'Une fois par an (réel simplifié)',
  },
  UNION_VAT: {
    CLOSED: 'Pas de vente dans l’Union',
    BELOW: 'TVA de France, sous 10 000 € par an',
    OSS: 'TVA de chaque pays (guichet unique, OSS)',
  },
}

/** What a choice of a parameter is called in a house that sells these. */
export function parameterChoice(type: ParameterType, choice: string, goods: GoodsWords): string {
  const said = parameterChoices[type]?.[choice] ?? choice
  return typeof said === 'function' ? said(goods) : said
}
