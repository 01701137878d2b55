import type { ShopApi } from '#api/contract/index.ts'
import type { Database } from '#api/platform/database/database.ts'
import { given } from '../site-calls.ts'
import { type Stage, setStage, type transports } from '../stage.ts'

type Transport = (typeof transports)['HTTP']
type Staff = 'MEMBER' | 'ADMIN'

/** A stage whose site sells, with its owner and a visitor; the clock is the stage's to move. */
export async function openShopStage(db: Database, transport: Transport) {
  const stage = await setStage(db)
  const as = (role?: Staff, siteId = '1') => transport(stage)({ siteId, ...(role && { token: stage.tokens[siteId]?.[role] }) })
  return { stage, as, owner: as('ADMIN'), visitor: as(), at: (moment: string) => moveClock(stage, moment) }
}

function moveClock(stage: Stage, moment: string): void {
  stage.dependencies.now = () => new Date(moment)
}

type Wine = Parameters<ShopApi['createProduct']>[0]['body']
type Form = Omit<Parameters<ShopApi['createDeclination']>[0]['body'], 'idProduct'>

/** What the law wants said of a wine before it is sold. */
export const lawfulFacts = {
  alcohol: 125,
  allergens: ['SULPHITES' as const],
  bottler: 'Domaine, Montorge',
  origin: 'France',
  ingredients: 'Raisins',
  nutrition: { kilojoules: 320, kilocalories: 77, fat: 0, saturates: 0, carbohydrate: 60, sugars: 20, protein: 0, salt: 0 },
}

/** The same of a bottle. */
const bottle = { capacity: 75, capacityUnit: 'cl' as const }

/** Puts a wine into the shop that says all that the law wants said, so that visitors see it. */
export function sellTold(owner: ShopApi, wine: Wine, forms: Form[] = [{}]) {
  const facts = { ...lawfulFacts, ...wine.facts }
  return sell(
    owner,
    { ...wine, facts },
    forms.map((form) => ({ ...bottle, ...form })),
  )
}

/** Puts a product into the shop, with its declinations. */
export async function sell(owner: ShopApi, wine: Wine, forms: Form[] = [{}]) {
  const product = given(await owner.createProduct({ body: wine }))
  const declinations = []
  for (const form of forms) declinations.push(given(await owner.createDeclination({ body: { idProduct: product.id, ...form } })))
  const [first] = declinations
  if (!first) throw new Error('nothing of it is sold')
  return { product, declinations, first }
}

/** Sets a parameter of the site at play. */
export async function setParameter(owner: ShopApi, type: string, value: string): Promise<void> {
  given(await owner.changeParameter({ params: { id: type.toLowerCase() }, body: { value } }))
}
