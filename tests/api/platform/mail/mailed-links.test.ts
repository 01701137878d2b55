import { describe, expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given, openAccounts, otherPassword, password } from '../../support/accounts.ts'

const email = 'jeanne@exemple.test'
const site = { id: '1', name: 'Coteaux', origin: 'https://coteaux.test' }
const minutes = 60

describe('a link in a mail that waits', () => {
  eachDatabase('lives from when its mail leaves', (open) => {
    const raise = async () => {
      const db = await open()
      const accounts = await openAccounts(db)
      const { dependencies } = accounts.stage
      /** Strangers spend what the site sends of a kind in an hour. */
      const spend = (kind: MailKind, count: number) =>
        accounts.site.inTransaction(async (tx) => {
          for (let n = 0; n < count; n += 1)
            await queueMail(tx, { kind, to: `inconnu${n}@exemple.test`, params: {}, site, now: dependencies.now() })
        })
      const sendAll = async () => {
        const sent: Mail[] = []
        const send = async (mail: Mail) => {
          sent.push(mail)
          return { fate: 'sent' as const }
        }
        await sendDueMails({ db, port: { send }, now: dependencies.now })
        return sent.filter(({ to }) => to === email).map(({ text }) => /\/([\w-]{43})\s/.exec(text)?.[1] ?? '')
      }
      const reset = (token: string) => accounts.as().resetPassword({ body: { token, password: otherPassword } })
      return { ...accounts, spend, send: sendAll, reset }
    }

    test('threat 12: a new password is asked for in a busy hour, comes in the next and is good for half an hour, once', async () => {
      const shop = await raise()
      await shop.enrol(email)
      await shop.send()
      await shop.spend('reset_password', 100)
      for (let n = 0; n < 2; n += 1) given(await shop.as().askPasswordReset({ body: { email } }))
      expect(await shop.send()).toEqual([])
      shop.pass(61 * minutes)
      const links = await shop.send()
      // The first one was replaced by the second: one link is live, and one is sent.
      expect(links.length).toBe(1)
      shop.pass(29 * minutes)
      expect(await codeOf(shop.reset(links[0] ?? ''))).toBe('ok')
      expect(await codeOf(shop.reset(links[0] ?? ''))).toBe('invalid')
    })

    test('threat 12: half an hour after its mail it is dead, and while it waits nothing but its mail knows it', async () => {
      const shop = await raise()
      await shop.enrol(email)
      await shop.spend('order_link', 100)
      given(await shop.as().askPasswordReset({ body: { email } }))
      await shop.send()
      shop.pass(75 * minutes)
      const [link = ''] = await shop.send()
      expect(link).toMatch(/^[\w-]{43}$/)
      shop.pass(30 * minutes)
      expect(await codeOf(shop.reset(link))).toBe('invalid')
      expect(await codeOf(shop.as().logIn({ body: { email, password } }))).toBe('ok')
    })

    test('a password that was changed meanwhile ends it, and its mail does not leave', async () => {
      const shop = await raise()
      const { api } = await shop.enrol(email)
      await shop.send()
      await shop.spend('reset_password', 100)
      given(await shop.as().askPasswordReset({ body: { email } }))
      given(await api.changePassword({ body: { password, newPassword: otherPassword } }))
      await shop.send()
      shop.pass(61 * minutes)
      expect(await shop.send()).toEqual([])
    })

    test('an account is confirmed until a day after its mail left, as the mail says', async () => {
      const shop = await raise()
      await shop.spend('account_exists', 120)
      given(await shop.as().register({ body: { email, password, terms: true } }))
      shop.pass(61 * minutes)
      const [link = ''] = await shop.send()
      shop.pass(24 * 60 * minutes - 1)
      expect(await codeOf(shop.as().confirmRegistration({ body: { token: link, password } }))).toBe('ok')
    })
  })
})
