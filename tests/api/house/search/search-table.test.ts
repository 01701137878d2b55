import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { demoPictures } from '#api/demo/pictures.ts'
import { fillAwards } from '#api/demo/seed-writings.ts'
import { seedShop } from '#api/demo/shop/seed-shop.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { demoQuestions } from '../../support/finding/demo-questions.ts'
import { otherWines } from '../../support/finding/other-wines.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openShopStage, sellTold } from '../../support/trade/shop.ts'

const split = (text: string, sign: string) => text.split(sign).map((part) => part.trim())
const plain = (name: string) => name.replaceAll('\u00a0', ' ')

const askOf = (questions: string, wines: string[]) => split(questions, ';').map((asked) => ({ asked, wines }))

/** All questions, each with the wines of which one is expected among the first three. */
const ofDemo = demoQuestions.flatMap(([wines, questions]) => askOf(questions, split(wines, '|')))
const ofOthers = otherWines.flatMap(({ name, questions }) => askOf(questions, [name]))

const firstWines = async (api: ShopApi, q: string) =>
  given(await api.searchSite({ query: { q, kind: 'product', nbItem: 3 } })).results.map(({ title }) => plain(title))

async function listMissed(api: ShopApi, table: typeof ofDemo): Promise<string[]> {
  const missed = []
  for (const { asked, wines } of table) {
    const found = await firstWines(api, asked)
    if (!found.some((name) => wines.includes(name)))
      missed.push(`${asked} → ${found.join(', ')} (${wines.slice(0, 2).join(', ')})`)
  }
  return missed
}

eachDatabase('the table of questions', (open) => {
  test('of more than 250 questions to the demo estate as people write them, at least 95 in 100 have an expected wine among the first three', async () => {
    const { stage, visitor } = await openShopStage(await open(), transports['in process'])
    await bindToSite(stage.db, '1').inTransaction(async (tx) => {
      const now = new Date('2026-11-01T00:00:00Z')
      await tx.insertInto('images').values(demoPictures(now)).execute()
      await seedShop(tx, now)
      await fillAwards(tx, now)
    })
    expect(ofDemo.length).toBeGreaterThan(250)
    const missed = await listMissed(visitor, ofDemo)
    if (process.env.LOOK) console.log([`${ofDemo.length} questions, ${missed.length} missed`, ...missed].join('\n'))
    expect(missed.length / ofDemo.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('and of 200 to a shop of other houses', async () => {
    const { stage, owner, visitor } = await openShopStage(await open(), transports['in process'])
    await bindToSite(stage.db, '1').inTransaction(async (tx) => {
      const icons = ['Apéritif', 'Poisson', 'Volaille', 'Viande', 'Fromage', 'Dessert']
      const now = new Date('2026-11-01T00:00:00Z')
      await tx.insertInto('images').values(demoPictures(now)).execute()
      await tx
        .insertInto('meal_icons')
        .values(
          icons.map((label, at) => ({ id: `meal-${slugOf(label)}`, label, image_id: `meal-${slugOf(label)}`, sort_order: at })),
        )
        .execute()
    })
    for (const { meals, appellation, grapes, alcohol, questions: _, ...wine } of otherWines)
      await sellTold(owner, {
        ...wine,
        price: 1500,
        facts: { appellation, grapes, alcohol },
        meals: meals.map(([icon, label]) => ({ idMealIcon: `meal-${icon}`, label })),
      })
    expect(ofOthers.length).toBeGreaterThan(200)
    const missed = await listMissed(visitor, ofOthers)
    if (process.env.LOOK) console.log([`${ofOthers.length} questions, ${missed.length} missed`, ...missed].join('\n'))
    expect(missed.length / ofOthers.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
