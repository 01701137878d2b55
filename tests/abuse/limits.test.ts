import { expect, test } from 'vitest'
import { codeOf, openAccounts } from '../api/support/accounts.ts'
import { eachDatabase } from '../support/database/databases.ts'

eachDatabase('the table of limits', (open) => {
  test('threat 45: is not filled by the words that one place types: whoever is refused adds no row to it', async () => {
    const { as, site } = await openAccounts(await open())
    const rows = async () => (await site.read.selectFrom('rate_limits').select('bucket').execute()).length
    const one = as(undefined, { address: '192.0.2.7' })
    for (const ask of [
      (word: string) => codeOf(one.logVisit({ body: { from: word } })),
      (word: string) => codeOf(one.askPasswordReset({ body: { email: `${word}@exemple.test` } })),
    ]) {
      // Until the place has had its share.
      for (let turn = 0; turn < 32; turn += 1) await ask(`mot-${turn}`)
      const before = await rows()
      for (let turn = 0; turn < 40; turn += 1) await ask(`autre-${turn}`)
      expect(await rows()).toBe(before)
    }
  })
})
