import { expect, test } from 'vitest'
import { deletePlannedAccounts } from '#api/house/members/delete-planned-accounts.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/accounts.ts'
import { day, openMembers, readAll } from '../../support/members.ts'

eachDatabase('fields of the house’s own, of a member', (open) => {
  test('are kept by the house, found, taken out and told to the member alone, and go with the account', async () => {
    const db = await open()
    const shop = await openMembers(db)
    const owner = shop.as(shop.stage.tokens['1']?.SUPER_ADMIN)
    const jeanne = await shop.enrol('jeanne@exemple.test')
    const paul = await shop.enrol('paul@exemple.test')
    const define = async (label: string, more = {}) =>
      given(await owner.createCustomField({ body: { subject: 'MEMBER', kind: 'LINE', label, ...more } }))
    const passion = await define('Passion', { isSearched: true })
    const card = await define('Carte de fidélité', { kind: 'NUMBER', spots: ['MEMBER_SPACE'] })
    expect(
      await codeOf(owner.createCustomField({ body: { subject: 'MEMBER', kind: 'LINE', label: 'x', spots: ['PRODUCT_CARD'] } })),
    ).toBe('invalid')
    const params = { id: given(await jeanne.api.getUser()).id }
    const put = (custom: Record<string, string | number | null>) => owner.changeMember({ params, body: { custom } })

    expect(await codeOf(put({ autre: 'x' }))).toBe('unreadable')
    expect(await put({ carte_de_fidelite: 'douze' })).toMatchObject({
      error: { fields: { 'custom.carte_de_fidelite': ['Indiquez un nombre, par exemple 12,5.'] } },
    })
    const said = { passion: 'Zythologie', carte_de_fidelite: 12 }
    expect(given(await put(said)).custom).toEqual(said)
    given(await owner.changeMember({ params, body: { firstname: 'Jeanne' } }))
    expect(given(await owner.getAdminMember({ params })).custom).toEqual(said)

    const found = async (text: string) =>
      given(await owner.listMembers({ query: { search: `lk:${text}` } })).members.map(({ email }) => email)
    expect(await found('ZYTHO')).toEqual([jeanne.email])
    expect(await found('douze')).toEqual([])
    const clients = given(await owner.listClients({ query: { search: 'lk:zytho' } })).clients
    expect(clients.map(({ email }) => email)).toEqual([jeanne.email])
    const file = given(await owner.exportTable({ params: { what: 'members' }, query: {} }))
    const lines = Buffer.from(file.content, 'base64').toString('utf8').split('\r\n')
    expect(lines[0]).toMatch(/;"Passion";"Carte de fidélité"$/)
    expect(lines.find((line) => line.includes(jeanne.email))).toMatch(/;"Zythologie";"12"$/)

    // Of the house alone, or told to the member: nobody else learns even what is asked.
    expect(given(await jeanne.api.listOwnFacts())).toMatchObject([{ label: 'Carte de fidélité', text: '12' }])
    expect(given(await paul.api.listOwnFacts())).toEqual([])
    expect(await codeOf(shop.as().listOwnFacts())).toBe('unauthenticated')
    expect(given(await shop.as().listCustomFields({ query: {} }))).toEqual([])
    expect(await codeOf(paul.api.getAdminMember({ params }))).toBe('forbidden')

    // Set aside they are held all the same, and go out with what is held.
    given(await owner.removeCustomField({ params: { id: passion.id } }))
    expect(await found('zytho')).toEqual([])
    expect(given(await owner.getAdminMember({ params })).custom).toEqual({ carte_de_fidelite: 12 })
    expect(given(await jeanne.api.exportOwnData()).custom).toEqual([
      { label: 'Passion', text: 'Zythologie' },
      { label: 'Carte de fidélité', text: '12' },
    ])
    given(await owner.changeCustomField({ params: { id: passion.id }, body: { isUsed: true } }))
    expect(await found('zytho')).toEqual([jeanne.email])
    for (const { id } of [card, card]) given(await owner.removeCustomField({ params: { id } }))
    expect(given(await owner.getAdminMember({ params })).custom).toEqual({ passion: 'Zythologie' })

    given(await owner.removeMember({ params }))
    shop.pass(8 * day)
    await shop.run(deletePlannedAccounts)
    expect((await readAll(db)).toLowerCase()).not.toContain('zythologie')
  })
})
