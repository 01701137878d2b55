/** Allergens that a wine can hold, as the law names them. */
export const allergens = ['SULPHITES', 'EGG', 'MILK'] as const
export type Allergen = (typeof allergens)[number]

/** Why a buyer cannot take an order back; most can. */
export const withdrawalExceptions = ['NONE', 'PERISHABLE', 'EN_PRIMEUR', 'PERSONALISED'] as const

/** What 100 ml hold: energy in kilojoules and kilocalories, the rest in hundredths of a gram. */
export type Nutrition = {
  kilojoules: number
  kilocalories: number
  fat: number
  saturates: number
  carbohydrate: number
  sugars: number
  protein: number
  salt: number
}

/** What the laboratory measured, in hundredths of a gram in a litre. */
export type Analysis = Readonly<Partial<Record<'sugar' | 'acidity' | 'glycerol', number | null>>>

/** The facts that may differ from one lot to the next. */
export type LotFacts = {
  /** In tenths of a percent by volume. */
  alcohol: number | null
  lot: string
  ingredients: string
  allergens: Allergen[]
  /** What the house says of it by itself; else it is reckoned from the analysis. */
  nutrition: Nutrition | null
  analysis: Analysis | null
  keepUntil: number | null
}

/** What has to be said of a thing that is neither drink nor food (Regulation (EU) 2023/988, article 19), and what its maker guarantees. */
export type GoodFacts = {
  maker: string
  /** Where to write to the maker, by post and by mail. */
  makerContact: string
  brand: string
  /** The type, batch or serial number by which the thing is known. */
  model: string
  warnings: string
  /** For how long its maker guarantees that all of it lasts, at no cost: in years and halves, more than the two of the law. */
  guaranteeYears: number | null
}

/** What the law and the cellar have to say of a wine. */
export type WineFacts = LotFacts & {
  appellation: string
  denomination: string
  grapes: string
  bottler: string
  origin: string
  certification: string
  serving: string
  withdrawalException: (typeof withdrawalExceptions)[number]
  good: GoodFacts | null
}

/** A wine of which nothing is known yet. */
export const noFacts: WineFacts = {
  alcohol: null,
  lot: '',
  ingredients: '',
  allergens: [],
  nutrition: null,
  analysis: null,
  keepUntil: null,
  appellation: '',
  denomination: '',
  grapes: '',
  bottler: '',
  origin: '',
  certification: '',
  serving: '',
  withdrawalException: 'NONE',
  good: null,
}

/** What is true of a wine is true of each of its lots that says nothing of its own: a field left empty takes nothing away. */
export function mergeFacts(ofWine: Partial<WineFacts>, ofLot: Partial<WineFacts> = {}): WineFacts {
  return { ...noFacts, ...ofWine, ...Object.fromEntries(Object.entries(ofLot).filter(([, fact]) => isSaid(fact))) }
}

function isSaid(fact: unknown): boolean {
  return fact !== null && fact !== '' && !(Array.isArray(fact) && fact.length === 0)
}
