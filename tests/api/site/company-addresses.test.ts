import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

const cellar = { name: 'Le caveau', address: '7, rue de la Vouivre', postalCode: '39600', city: 'Montorge' }

for (const [way, transport] of Object.entries(transports)) {
  describe(`the addresses of the company ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (role?: 'MEMBER' | 'ADMIN', siteId = '1') =>
          transport(stage)({ siteId, ...(role && { token: stage.tokens[siteId]?.[role] }) })
        return { stage, as, owner: as('ADMIN'), visitor: as() }
      }

      test('[A-03] visitors see them in the owner’s order, with their uses and their place on the map', async () => {
        const { owner, visitor } = await raise()
        expect(given(await visitor.listCompanyAddresses())).toEqual([])
        const place = { latitude: 46.901_234, longitude: 5.774_5 }
        const first = given(await owner.createCompanyAddress({ body: { ...cellar, ...place, types: ['COLLECTION', 'SHOP'] } }))
        const second = given(await owner.createCompanyAddress({ body: { ...cellar, name: 'Le chai', country: 'Suisse' } }))
        const seen = given(await visitor.listCompanyAddresses())
        expect(seen).toMatchObject([
          { id: first.id, ...cellar, ...place, country: 'France', addressPart2: '', phone: '', email: '' },
          { id: second.id, name: 'Le chai', country: 'Suisse', latitude: null, longitude: null, types: [] },
        ])
        expect(seen[0]?.types).toEqual([
          { id: 'shop', type: 'SHOP', value: 'Caveau et boutique' },
          { id: 'collection', type: 'COLLECTION', value: 'Retrait des commandes' },
        ])
        expect(seen[0]).not.toHaveProperty('order')
        given(await owner.changeCompanyAddress({ params: { id: second.id }, body: { order: 0 } }))
        given(await owner.changeCompanyAddress({ params: { id: first.id }, body: { order: 1, latitude: null } }))
        const turned = given(await visitor.listCompanyAddresses())
        expect(turned.map(({ id, latitude }) => [id, latitude])).toEqual([
          [second.id, null],
          [first.id, null],
        ])
      })

      test('are an owner’s to write: read, changed and taken away, each change raising what pages show', async () => {
        const { stage, as, owner, visitor } = await raise()
        const version = () =>
          stage.db.read.selectFrom('content_versions').select('version').where('site_id', '=', '1').executeTakeFirst()
        const before = (await version())?.version ?? 0
        const { id } = given(await owner.createCompanyAddress({ body: cellar }))
        expect((await version())?.version).toBeGreaterThan(before)
        expect(given(await owner.getAdminCompanyAddress({ params: { id } }))).toMatchObject({ ...cellar, order: 0 })
        expect(given(await owner.listAdminCompanyAddresses({ query: { city: 'lk:mont' } })).total).toBe(1)
        expect(given(await owner.changeCompanyAddress({ params: { id }, body: {} }))).toMatchObject(cellar)
        expect(await codeOf(as('MEMBER').createCompanyAddress({ body: cellar }))).toBe('forbidden')
        expect(await codeOf(visitor.removeCompanyAddress({ params: { id } }))).toBe('unauthenticated')
        expect(await codeOf(as('ADMIN', '2').removeCompanyAddress({ params: { id } }))).toBe('not_found')
        given(await owner.removeCompanyAddress({ params: { id } }))
        expect(await codeOf(owner.getAdminCompanyAddress({ params: { id } }))).toBe('not_found')
        expect(await codeOf(owner.changeCompanyAddress({ params: { id }, body: { city: 'Dole' } }))).toBe('not_found')
      })

      test('have a place on earth, uses of the catalogue and an end to their number', async () => {
        const { owner } = await raise()
        const fault = (body: object) => codeOf(owner.createCompanyAddress({ body: { ...cellar, ...body } }))
        for (const body of [
          { latitude: 91 },
          { longitude: -181 },
          { types: ['MOON'] },
          { city: '' },
          { email: 'x' },
          { phone: 'x' },
        ])
          expect(await fault(body), JSON.stringify(body)).toBe('invalid')
        for (let kept = 0; kept < 50; kept += 1) given(await owner.createCompanyAddress({ body: cellar }))
        expect(await fault({})).toBe('invalid')
      })

      test('the uses that an address can have are told to staff', async () => {
        const { owner, visitor } = await raise()
        expect(given(await owner.listAddressTypes()).map(({ type }) => type)).toContain('BILLING')
        expect(await codeOf(visitor.listAddressTypes())).toBe('unauthenticated')
      })
    })
  })
}
