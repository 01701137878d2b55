import type { SiteWriter } from '../../platform/database/database.ts'
import { seedCarriers } from './carriers.ts'
import { makeShopRows } from './shop-rows.ts'

const tags = {
  'coups-de-coeur': 'Coups de cœur du caveau',
  'a-offrir': 'À offrir',
  'pour-l-aperitif': 'Pour l’apéritif',
  'a-garder': 'À garder',
  magnums: 'Magnums',
  nouveautes: 'Nouveautés',
  'nos-recettes': 'De nos recettes',
}

const meals = {
  aperitif: 'Apéritif',
  poisson: 'Poisson',
  volaille: 'Volaille',
  viande: 'Viande',
  fromage: 'Fromage',
  dessert: 'Dessert',
}

/** Fills the shelves of the demo site. */
export async function seedShop(tx: SiteWriter, now: Date): Promise<void> {
  const rows = makeShopRows(now)
  const tagRows = Object.entries(tags).map(([slug, label], place) => ({ id: slug, slug, label, sort_order: place }))
  const icons = Object.entries(meals).map(([meal, label], place) => ({
    id: `meal-${meal}`,
    label,
    image_id: `meal-${meal}`,
    sort_order: place,
  }))
  await tx.insertInto('tags').values(tagRows).execute()
  await tx.insertInto('meal_icons').values(icons).execute()
  await tx.insertInto('products').values(rows.products).execute()
  await tx.insertInto('declinations').values(rows.declinations).execute()
  await tx.insertInto('product_tags').values(rows.productTags).execute()
  await tx.insertInto('box_contents').values(rows.contents).execute()
  await tx.insertInto('recommended_products').values(rows.advised).execute()
  await tx.insertInto('price_ledger').values(rows.prices).execute()
  await seedCarriers(tx)
}
