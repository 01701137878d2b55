import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDesks } from '../../../support/panel/fill-desks.ts'
import { listPanelScreens, missingFrom } from '../../../support/panel/panel-walk.ts'
import { fillTill } from '../../../support/trade.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop({ fill: fillTill })
})
afterAll(() => shop.close())

test('the walk through the panel comes by every screen that the routes name and by a record of every desk', async () => {
  const staff = await openStaffBrowser(shop)
  const answers: [string, number][] = []
  const read = async (path: string) => {
    const { status, html } = await staff.open(path)
    answers.push([path, status])
    return html
  }
  const screens = await listPanelScreens(read, await fillDesks(shop.call))
  expect(missingFrom(screens)).toEqual([])
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect(screens.length).toBeGreaterThan(350)
})
