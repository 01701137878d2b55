import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

eachDatabase('fields of the house’s own, of an order', (open) => {
  test('are kept by the house as an act, found, taken out, and told to nobody else', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const { owner } = shop
    const define = async (label: string, more = {}) =>
      given(await owner.createCustomField({ body: { subject: 'ORDER', kind: 'LINE', label, ...more } }))
    const agent = await define('Agent', { isSearched: true })
    await define('Palette', { kind: 'CHOICE', choices: ['Perdue', 'Rendue'], isRequired: true })
    const shown = owner.createCustomField({ body: { subject: 'ORDER', kind: 'LINE', label: 'x', spots: ['MEMBER_SPACE'] } })
    expect(await codeOf(shown)).toBe('invalid')
    const placed = given(await shop.place())
    const other = given(await shop.place())
    const params = { id: placed.id }
    const put = (custom: Record<string, string | null>) => owner.changeOrderFields({ params, body: { custom } })

    expect(await codeOf(put({ palette: 'Perdue', autre: 'x' }))).toBe('unreadable')
    expect(await put({ agent: 'Zoé' })).toMatchObject({ error: { fields: { 'custom.palette': ['Ce champ est obligatoire.'] } } })
    expect(await codeOf(put({ palette: 'Volée' }))).toBe('invalid')
    expect(await codeOf(owner.changeOrderFields({ params: { id: 'nulle-part' }, body: { custom: {} } }))).toBe('not_found')
    expect(await codeOf(shop.visitor.changeOrderFields({ params, body: { custom: {} } }))).toBe('unauthenticated')
    const said = { agent: 'Zoé Wälti', palette: 'Rendue' }
    expect(given(await put(said)).custom).toEqual(said)
    expect(given(await put({ palette: 'Perdue' })).custom).toEqual({ ...said, palette: 'Perdue' })

    const found = async (text: string) =>
      given(await owner.listOrders({ query: { search: `lk:${text}` } })).orders.map(({ id }) => id)
    expect(await found('walti')).toEqual([placed.id])
    // By its number as before.
    expect(await found(placed.reference)).toEqual([placed.id])
    expect(await found('perdue')).toEqual([])
    const file = given(await owner.exportTable({ params: { what: 'orders' }, query: {} }))
    const lines = Buffer.from(file.content, 'base64').toString('utf8').split('\r\n')
    expect(lines[0]).toMatch(/;"Agent";"Palette"$/)
    expect(lines.find((line) => line.includes(placed.reference))).toMatch(/;"Zoé Wälti";"Perdue"$/)
    expect(lines.find((line) => line.includes(other.reference))).toMatch(/;"";""$/)
    expect(JSON.stringify(given(await shop.visitor.followOrder({ body: { token: placed.token } })))).not.toMatch(/Wälti|Perdue/)

    const superOwner = await shop.ownerNow()
    given(await superOwner.removeCustomField({ params: { id: agent.id } }))
    expect([await found('walti'), await found(placed.reference)]).toEqual([[], [placed.id]])
    given(await owner.changeCustomField({ params: { id: agent.id }, body: { isUsed: true } }))
    expect(await found('walti')).toEqual([placed.id])
    for (const _ of [1, 2]) given(await owner.removeCustomField({ params: { id: agent.id } }))
    expect(given(await owner.getAdminOrder({ params })).custom).toEqual({ palette: 'Perdue' })
  })
})
