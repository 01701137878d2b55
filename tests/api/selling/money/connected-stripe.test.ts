import { describe, expect, test } from 'vitest'
import { stripeEvents } from '#app/models/selling/money/stripe-events.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()

describe('an account at Stripe is linked by one key', () => {
  eachDatabase('and the rest is set up there', (open) => {
    const raise = async () => openStage(await open(), transports['in process'])
    const link = (shop: Awaited<ReturnType<typeof raise>>, key: string) => shop.owner.connectPaymentProvider({ body: { key } })

    test('[A-04] the address of events is made at Stripe, and an order by card is paid by what it tells', async () => {
      const shop = await raise()
      given(await shop.owner.removePaymentProvider())
      expect(given(await link(shop, 'rk_test_of_the_house'))).toMatchObject({ isActive: true, isLive: false, isLinked: true })
      const [hook, ...others] = [...shop.stripe.hooks.values()]
      expect(others).toEqual([])
      expect(hook?.url).toMatch(/^https?:\/\/.+\/api\/payment\/stripe\/1$/)
      expect(hook?.events.toSorted()).toEqual([...stripeEvents].toSorted())
      const { placed, session } = await shop.payByCard(2)
      expect(await shop.tell(session)).toBe(400)
      expect(await shop.tell(session, { secret: hook?.secret ?? '' })).toBe(200)
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', paid: 3900 })
    })

    test('linked again there is one address still, and none once it is forgotten', async () => {
      const shop = await raise()
      given(await link(shop, 'rk_test_of_the_house'))
      const [first] = shop.stripe.hooks.keys()
      given(await link(shop, 'rk_test_made_anew'))
      expect([...shop.stripe.hooks.keys()]).toHaveLength(1)
      expect(shop.stripe.hooks.has(first ?? '')).toBe(false)
      given(await shop.owner.removePaymentProvider())
      expect(shop.stripe.hooks.size).toBe(0)
      expect(given(await shop.owner.getPaymentProvider())).toBe(null)
    })

    test('what is offered is changed without its keys, and keys of one’s own take the place of what the program set up', async () => {
      const shop = await raise()
      given(await shop.owner.removePaymentProvider())
      given(await link(shop, 'rk_test_of_the_house'))
      const off = given(await shop.owner.changePaymentProvider({ body: { isActive: false, means: ['card', 'paypal'] } }))
      expect(off).toMatchObject({ isActive: false, isLinked: true, means: ['card', 'paypal'] })
      expect(given(await link(shop, 'rk_test_of_the_house')).means).toEqual(['card', 'paypal'])
      const own = { isActive: true, publicKey: 'pk_test_of_the_site', secretKey: 'sk_test_of_the_site', hookSecret: 'whsec_own' }
      expect(given(await shop.owner.changePaymentProvider({ body: own }))).toMatchObject({ isLinked: false, isLive: false })
    })

    test('a wrong key, a right that it lacks and a Stripe that is away are told beside it, and change nothing', async () => {
      const shop = await raise()
      const before = given(await shop.owner.getPaymentProvider())
      const faultOf = async (key: string) => {
        const linked = await link(shop, key)
        return linked.ok ? undefined : linked.error.fields?.key
      }
      expect(await faultOf('rk_test_wrong')).toEqual(['Stripe ne reconnaît pas cette clé : copiez-la de nouveau, en entier.'])
      expect((await faultOf('rk_test_short'))?.join()).toContain('« Disputes : lecture (Read) »')
      expect(await codeOf(link(shop, 'pk_test_public'))).toBe('invalid')
      shop.stripe.troubles.push('fail', 'fail')
      expect(await codeOf(link(shop, 'rk_test_of_the_house'))).toBe('unavailable')
      expect([given(await shop.owner.getPaymentProvider()), shop.stripe.hooks.size]).toEqual([before, 0])
      expect(await codeOf(shop.visitor.connectPaymentProvider({ body: { key: 'rk_test_of_the_house' } }))).toBe('unauthenticated')
    })
  })
})
