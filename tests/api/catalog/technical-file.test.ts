import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { ask, asRole, transports } from '../support/stage.ts'
import { openShopStage, sell, setParameter } from '../support/trade/shop.ts'

const facts = { appellation: 'Arbois', alcohol: 125, ingredients: 'Raisins, sulfites', allergens: ['SULPHITES' as const] }

describe('technical files and labels', () => {
  eachDatabase('technical files', (open) => {
    const raise = async () => openShopStage(await open(), transports.HTTP)

    test('[A-21] a technical file is a real PDF, of a product or of one of its declinations; a failure is told whole', async () => {
      const { owner, visitor, stage } = await raise()
      const wine = { name: 'Clos (de) l’Abbesse', description: 'Cerise noire', price: 2400, facts }
      const { product, declinations } = await sell(owner, wine, [
        { year: 2021, facts: { lot: 'L21' } },
        { year: 2020, facts: { lot: 'L20' } },
      ])
      const path = `/product/generate/file/${product.id}`
      const answer = await ask(stage, path, { headers: asRole(stage, 'VISITOR') })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const read = async (params: { id: string; idDeclination?: string }) => {
        const { name, content } = given(await visitor.generateProductFile({ params }))
        return { name, text: Buffer.from(content, 'base64').toString('latin1') }
      }
      const whole = await read({ id: product.id })
      expect(whole.name).toBe('fiche-clos-de-l-abbesse.pdf')
      expect(whole.text.startsWith('%PDF-1.7')).toBe(true)
      for (const said of [
        'Clos \\(de\\) l\x92Abbesse',
        'Cerise noire',
        'Lot : L21',
        'Lot : L20',
        '12,5\u00a0% vol.',
        'abus d\x92alcool',
      ]) {
        expect(whole.text).toContain(said)
      }
      const [first] = declinations
      const one = await read({ id: product.id, idDeclination: first?.id ?? '' })
      expect([one.text.includes('Lot : L21'), one.text.includes('Lot : L20')]).toEqual([true, false])
      expect((await read({ id: product.id })).text).toBe(whole.text)
      const failure = await ask(stage, '/product/generate/file/nowhere', { headers: asRole(stage, 'VISITOR') })
      expect(failure.json).toEqual({ success: false, message: 'Cette page est introuvable.', data: { code: 'not_found' } })
      expect(await codeOf(visitor.generateProductFile({ params: { id: product.id, idDeclination: 'nowhere' } }))).toBe(
        'not_found',
      )
    })

    test('[E-12] the owner’s shorter model leaves the story out, and hidden prices are in neither', async () => {
      const { owner, visitor } = await raise()
      const { product } = await sell(owner, { name: 'Un', description: 'Cerise noire', price: 2447, facts })
      const read = async () =>
        Buffer.from(given(await visitor.generateProductFile({ params: { id: product.id } })).content, 'base64').toString('latin1')
      const long = await read()
      given(await owner.changeSite({ body: { technicalFileModel: 'short' } }))
      const short = await read()
      expect([long.includes('Cerise noire'), short.includes('Cerise noire'), short.includes('Arbois')]).toEqual([
        true,
        false,
        true,
      ])
      await setParameter(owner, 'HIDE_PRICES', 'true')
      expect(await read()).not.toContain('24,47')
    })

    test('what is in a bottle is told for good: after it has left the shop, and where there is no shop', async () => {
      const { owner, visitor } = await raise()
      const { product, first } = await sell(owner, { name: 'Un', price: 2447, facts }, [{ year: 2021, facts: { alcohol: 130 } }])
      const label = async () => given(await visitor.getELabel({ params: { id: first.id } }))
      const told = await label()
      expect(told).toMatchObject({ id: first.id, name: 'Un', year: 2021, facts: { ...facts, alcohol: 130 } })
      given(await owner.removeProduct({ params: { id: product.id } }))
      given(await owner.changeSite({ body: { isECommerce: false } }))
      expect(await label()).toEqual(told)
      expect(JSON.stringify(told)).not.toContain('2447')
      expect(await codeOf(visitor.getELabel({ params: { id: product.id } }))).toBe('not_found')
    })
  })
})
