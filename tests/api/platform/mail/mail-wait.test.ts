import { describe, expect, test } from 'vitest'
import { mostOfShare } from '#api/platform/mail/mail-budget.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import type { MailKind, MailShare } from '#app/models/audience/mail-kind.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given, openAccounts, password } from '../../support/accounts.ts'

const known = 'jeanne@exemple.test'
const site = { id: '1', name: 'Coteaux', origin: 'https://coteaux.test' }
const spenders: [MailShare, MailKind][] = [
  ['ways', 'order_link'],
  ['known', 'reset_password'],
  ['joining', 'account_exists'],
  ['rights', 'rights_received'],
  ['news', 'newsletter_known'],
]

describe('whoever asks for a mail in a busy hour', () => {
  eachDatabase('is told when it leaves', (open) => {
    const raise = async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(known)
      accounts.pass(3601)
      let spent = 0
      /** So many mails of each share are asked for by others, in all. */
      const spend = (part: number) =>
        accounts.site.inTransaction(async (tx) => {
          const now = accounts.stage.dependencies.now()
          for (const [share, kind] of spenders)
            for (let n = Math.round(spent * mostOfShare[share]); n < Math.round(part * mostOfShare[share]); n += 1)
              await queueMail(tx, { kind, share, to: `inconnu-${share}-${n}@exemple.test`, params: {}, site, now })
          spent = part
        })
      /** What each way of asking answers; nobody has asked with these addresses before. */
      let people = 0
      const ask = async (of?: string) => {
        people += 1
        const email = of ?? `personne-${people}@exemple.test`
        const rights = { kind: 'ACCESS' as const, firstname: 'Anne', lastname: 'Roy', email }
        return [
          given(await accounts.as().askPasswordReset({ body: { email } })),
          given(await accounts.as().register({ body: { email, password, terms: true } })),
          given(await accounts.as().askRights({ body: rights })),
          given(await accounts.as().subscribeToNewsletter({ body: { email } })),
        ].map((answer) => ('mailAt' in answer ? answer.mailAt : 'at once'))
      }
      /** The same of one way alone. */
      const askReset = async () => {
        people += 1
        const answer = given(await accounts.as().askPasswordReset({ body: { email: `personne-${people}@exemple.test` } }))
        return 'mailAt' in answer ? answer.mailAt : 'at once'
      }
      const hourLater = () => new Date(accounts.stage.dependencies.now().getTime() + 3_600_000).toISOString()
      return { ...accounts, spend, ask, askReset, hourLater }
    }
    const four = <T>(said: T) => [said, said, said, said]

    test('threat 41: at once as long as there is room, in an hour once a share is spent, and never beyond what waits', async () => {
      const shop = await raise()
      expect(await shop.ask()).toEqual(four('at once'))
      await shop.spend(0.5)
      expect(await shop.ask()).toEqual(four('at once'))
      await shop.spend(1)
      expect(await shop.ask()).toEqual(four(shop.hourLater()))
      const waiting = await shop.site.read.selectFrom('outbox').select(['kind', 'next_try_at']).execute()
      for (const kind of ['confirm_account', 'newsletter_confirm', 'rights_received'])
        expect(waiting.filter((row) => row.kind === kind).map(({ next_try_at }) => next_try_at)).toContain(shop.hourLater())
      await shop.spend(2)
      expect(await shop.ask()).toEqual(four(null))
      shop.pass(3601)
      expect(await shop.ask()).toEqual(four('at once'))
    })

    test('threat 12: the same words whether there is an account or not, at each measure of the share', async () => {
      const shop = await raise()
      for (const part of [0.5, 1, 2]) {
        await shop.spend(part)
        const unknown = await shop.ask()
        expect(await shop.ask(known)).toEqual(unknown)
      }
    })

    test('threat 12: near the end of a share the words follow chance, so that nobody counts what the last ask has added', async () => {
      const shop = await raise()
      await shop.spend(0.9)
      const said = new Set<unknown>()
      for (let n = 0; n < 40; n += 1) said.add(await shop.askReset())
      expect([...said].toSorted()).toEqual([shop.hourLater(), 'at once'].toSorted())
    })
  })
})
