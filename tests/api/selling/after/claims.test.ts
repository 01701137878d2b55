import { describe, expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { forgetOrders } from '#api/selling/order-jobs/forget-orders.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { drawPicture } from '../../../support/pictures.ts'
import { findFaults } from '../../support/audit.ts'
import { uploadOf } from '../../support/forms.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'

const key = 'signalement-0000001'

async function shipped(shop: OrderStage) {
  const order = given(await shop.place(shop.wanted(2)))
  const params = { id: order.id }
  given(await shop.owner.recordPayment({ params, body: {} }))
  for (const fulfilment of ['preparing', 'shipped'] as const) given(await shop.owner.moveOrder({ params, body: { fulfilment } }))
  return order
}

for (const [way, transport] of Object.entries(transports)) {
  describe(`a claim ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openOrderStage(await open(), transport)

      test('comes with photos through the one door, is told to both sides once, and answered once by the house', async () => {
        const shop = await raise()
        const { token, id } = await shipped(shop)
        const photo = await drawPicture('png')
        const body = { token, key, kind: 'BREAKAGE' as const, message: 'Deux bouteilles cassées.' }
        const send = async () => codeOf(shop.visitor.makeClaim({ body, files: [await uploadOf('casse.png', photo)] }))
        expect([await send(), await send()]).toEqual(['ok', 'ok'])
        const { claims } = given(await shop.owner.listClaims({ query: { state: 'OPEN' } }))
        expect(claims).toMatchObject([
          { id: key, idOrder: id, name: 'Marie Perrin', files: [{ name: 'casse.png', mime: 'image/png' }] },
        ])
        const file = given(await shop.owner.getClaimFile({ params: { id: claims[0]?.files[0]?.id ?? '' } }))
        expect(file.type).toBe('application/octet-stream')
        expect(Buffer.from(file.content, 'base64').length).toBeGreaterThan(50)
        expect([(await shop.mails('claim_received')).length, (await shop.mails('claim_declared')).length]).toEqual([1, 1])
        const answer = { params: { id: key }, body: { answer: 'Nous vous renvoyons deux bouteilles.' } }
        const answers = await Promise.all([codeOf(shop.owner.answerClaim(answer)), codeOf(shop.owner.answerClaim(answer))])
        expect(answers.sort()).toEqual(['conflict', 'ok'])
        expect((await shop.mails('claim_answered')).length).toBe(1)
        const seen = given(await shop.visitor.followOrder({ body: { token } }))
        expect(seen.claims).toMatchObject([{ state: 'ANSWERED', answer: 'Nous vous renvoyons deux bouteilles.' }])
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('threat 46: photos of a claim find room when forms have spent theirs, and what was refused is no claim of the order', async () => {
        const shop = await raise()
        const { token } = await shipped(shop)
        const spent = {
          bucket: hashToken('visitor files kept of forms'),
          window_start: Math.floor(shop.stage.dependencies.now().getTime() / 1000),
          count: 400 * 1024,
        }
        await bindToSite(shop.db, '1').inTransaction((tx) => tx.insertInto('rate_limits').values(spent).execute())
        const body = { token, key, kind: 'BREAKAGE' as const, message: 'Deux bouteilles cassées.' }
        const garbage = await uploadOf('casse.png', Buffer.from('rien'))
        for (let turn = 0; turn < 7; turn += 1)
          expect(await codeOf(shop.buyer().makeClaim({ body, files: [garbage] }))).toBe('invalid')
        const photo = await uploadOf('casse.png', await drawPicture('png'))
        expect(await codeOf(shop.buyer().makeClaim({ body, files: [photo] }))).toBe('ok')
        const more = (turn: number) => shop.buyer().makeClaim({ body: { ...body, key: `signalement-000001${turn}` }, files: [] })
        const codes: string[] = []
        for (let turn = 0; turn < 6; turn += 1) codes.push(await codeOf(more(turn)))
        expect(codes).toEqual([...Array<string>(5).fill('ok'), 'rate_limited'])
      })

      test('[P-12] keeps its photos for five years from its answer, and what was said for as long as the order', async () => {
        const shop = await raise()
        const { token } = await shipped(shop)
        const body = { token, key, kind: 'BREAKAGE' as const, message: 'Deux bouteilles cassées.' }
        given(await shop.visitor.makeClaim({ body, files: [await uploadOf('casse.png', await drawPicture('png'))] }))
        given(await shop.owner.answerClaim({ params: { id: key }, body: { answer: 'Renvoyées.' } }))
        const one = bindToSite(shop.db, '1')
        const photos = () => one.read.selectFrom('claim_files').select('id').execute()
        const claimed = () => one.read.selectFrom('claims').select('message').execute()
        const keep = (years: number) => {
          const now = new Date(shop.stage.dependencies.now().getTime() + years * 366 * 86_400_000)
          const site = { id: '1', name: 'Un', origin: 'https://un.test', lang: 'fr' }
          return keepTerms({ ...one, site, now, isStopping: () => false })
        }
        await keep(4.9)
        expect(await photos()).toHaveLength(1)
        await keep(5.1)
        expect(await photos()).toEqual([])
        expect(await claimed()).toEqual([{ message: body.message }])
      })

      test('is put right by line: money goes back with its note, bottles leave the shelf anew, once; too many of either are refused', async () => {
        const shop = await raise()
        const { token, id } = await shipped(shop)
        given(await shop.visitor.makeClaim({ body: { token, key, kind: 'BREAKAGE', message: 'Deux bouteilles cassées.' } }))
        const answer = 'Nous réparons cela.'
        const settle = (remedies: { line: number; quantity: number; by: 'REFUND' | 'RESEND' }[]) =>
          shop.owner.answerClaim({ params: { id: key }, body: { answer, remedies } })
        const one = (by: 'REFUND' | 'RESEND', quantity = 1) => ({ line: 0, quantity, by })
        expect(await codeOf(settle([one('REFUND'), one('RESEND', 2)]))).toBe('invalid')
        expect(await codeOf(settle([{ line: 7, quantity: 1, by: 'REFUND' }]))).toBe('invalid')
        await shop.fill(shop.wine.first.id, 0)
        const short = await settle([one('RESEND')])
        expect(short.ok ? '' : short.error.fields?.remedies?.join('')).toContain('plus assez en stock')
        await shop.fill(shop.wine.first.id, 5)
        const seen = given(await shop.owner.getClaim({ params: { id: key } }))
        expect(seen).toMatchObject({ state: 'OPEN', settled: [], lines: [{ line: 0, quantity: 2, paid: 3000 }] })
        const both = [one('REFUND'), one('RESEND')]
        const ends = await Promise.all([codeOf(settle(both)), codeOf(settle(both))])
        expect(ends.sort()).toEqual(['conflict', 'ok'])
        expect(await shop.left()).toBe(4)
        const order = given(await shop.owner.getAdminOrder({ params: { id } }))
        expect(order).toMatchObject({ refunded: 1500, payment: 'partly_refunded' })
        const { papers } = given(await shop.owner.listPapers({ query: { idOrder: id } }))
        expect(papers.map(({ kind, total }) => [kind, total]).sort()).toEqual([
          ['CREDIT', 1500],
          ['INVOICE', order.paid],
        ])
        const { movements } = given(await shop.owner.listStockMovements({ query: {} }))
        expect(movements).toContainEqual(
          expect.objectContaining({ kind: 'LOSS', change: -1, reason: `Remplacement pour la commande ${order.reference}` }),
        )
        expect((await shop.mails('claim_answered'))[0]?.params).toMatch(
          /Remboursé : 1 × Savagnin 2020.*Renvoyé : 1 × Savagnin 2020/,
        )
        expect(given(await shop.owner.getClaim({ params: { id: key } })).settled).toEqual(both)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('is refused before anything has left, for another order’s key, and for what is no photo', async () => {
        const shop = await raise()
        const early = given(await shop.place())
        const body = { key, kind: 'LOST' as const, message: 'Rien reçu.' }
        expect(await codeOf(shop.visitor.makeClaim({ body: { ...body, token: early.token } }))).toBe('conflict')
        const [one, two] = [await shipped(shop), await shipped(shop)]
        const bad = await uploadOf('photo.png', Buffer.from('<script>alert(1)</script>'))
        const broken = await shop.visitor.makeClaim({ body: { ...body, token: one.token }, files: [bad] })
        expect(broken.ok ? [] : Object.keys(broken.error.fields ?? {})).toEqual(['images'])
        expect(await codeOf(shop.visitor.makeClaim({ body: { ...body, token: one.token } }))).toBe('ok')
        expect(await codeOf(shop.visitor.makeClaim({ body: { ...body, token: two.token } }))).toBe('conflict')
        const other = transport(shop.stage)({ siteId: '2' })
        expect(await codeOf(other.makeClaim({ body: { ...body, token: one.token } }))).toBe('not_found')
      })

      test('of one order comes six times a day at most, and goes with its order', async () => {
        const shop = await raise()
        const { token } = await shipped(shop)
        const codes = []
        for (let time = 0; time < 7; time += 1) {
          const body = { token, key: `signalement-1000${time}xxx`, kind: 'OTHER' as const, message: 'Encore.' }
          codes.push(await codeOf(shop.buyer().makeClaim({ body })))
        }
        expect(codes).toEqual([...Array.from({ length: 6 }, () => 'ok'), 'rate_limited'])
        await bindToSite(shop.db, '1').inTransaction((tx) => forgetOrders(tx, '2099-01-01T00:00:00.000Z'))
        expect(given(await shop.owner.listClaims()).total).toBe(0)
        expect(await shop.orders()).toEqual([])
      })
    })
  })
}
