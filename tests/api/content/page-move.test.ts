import { expect, test } from 'vitest'
import { readTree } from '#app/models/content/page-tree.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { openMembers } from '../support/members.ts'

eachDatabase('the order of pages', (open) => {
  test('a page is moved up, under another and out again, in one act each; a move that leads nowhere changes nothing', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    const make = async (url: string) => given(await owner.createPage({ body: { title: url, url, order: 900, isValid: true } })).id
    const [un, deux] = [await make('ordre-un'), await make('ordre-deux')]
    const lay = async () => {
      const { pages } = given(await owner.listAdminPages({ query: { nbItem: 100 } }))
      return readTree(pages)
        .filter(({ page }) => [un, deux].includes(page.id))
        .map(({ page, depth }) => `${depth}${page.url}`)
    }
    const [first = ''] = (await lay()).map((one) => one.slice(1))
    const [one, other] = first === 'ordre-un' ? [un, deux] : [deux, un]
    const second = first === 'ordre-un' ? 'ordre-deux' : 'ordre-un'
    const move = (id: string, to: 'UP' | 'DOWN' | 'UNDER' | 'OUT') => owner.movePage({ params: { id }, body: { move: to } })
    given(await move(other, 'UP'))
    expect(await lay()).toEqual([`1${second}`, `1${first}`])
    given(await move(one, 'UNDER'))
    expect(await lay()).toEqual([`1${second}`, `2${first}`])
    expect(await codeOf(move(one, 'DOWN'))).toBe('conflict')
    expect(await codeOf(move(one, 'UNDER'))).toBe('conflict')
    given(await move(one, 'OUT'))
    expect(await lay()).toEqual([`1${second}`, `1${first}`])
    expect(await codeOf(move('nowhere', 'UP'))).toBe('not_found')
  })
})
