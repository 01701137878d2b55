import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#api/contract/index.ts'
import { run } from '#api/door/run.ts'
import { done } from '#app/models/platform/outcome.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given, openAccounts, otherPassword, password } from '../../support/accounts.ts'
import { renewTokens, setStage } from '../../support/stage.ts'

const writing = rows.filter(([, { access, method }]) => access !== 'public' && method !== 'GET')

describe('what was under way', () => {
  eachDatabase('when a session ended', (open) => {
    test('threats 12, 28: no call of the contract does anything whose body was on its way while the session behind it ended', async () => {
      const stage = await setStage(await open())
      const { db, dependencies } = stage
      expect(writing.length).toBeGreaterThan(100)
      let acts = 0
      for (const [name, row] of writing) {
        const role = row.access === 'member' ? 'MEMBER' : 'SUPER_ADMIN'
        await renewTokens(stage)
        const token = stage.tokens['1']?.[role] ?? ''
        const arrival = {
          params: {},
          query: {},
          readBody: async () => {
            await db.inTransaction((tx) => tx.deleteFrom('tokens').where('site_id', '=', '1').execute())
            return done({ body: {}, files: [] })
          },
        }
        const act = async () => {
          acts += 1
          return done({})
        }
        const plain = { ...row, params: undefined, query: undefined, body: z.looseObject({}), beyondSite: false, fresh: false }
        const answer = await run(
          dependencies,
          { row: plain as typeof row, act: act as never, who: { siteId: '1', token } },
          arrival,
        )
        expect(answer.ok ? 'ok' : answer.error.code, name).toBe('unauthenticated')
      }
      expect(acts).toBe(0)
    })

    test('threats 12, 28: nothing is written by a call that began before the session behind it ended, or its holder lost their role', async () => {
      const stage = await setStage(await open())
      const { db, dependencies } = stage
      const [, createTag] = rows.find(([name]) => name === 'createTag') ?? []
      const row = { ...createTag, body: z.looseObject({}) }
      const meanwhile = async (change: () => Promise<unknown>) => {
        await renewTokens(stage)
        const act = async (_given: unknown, ctx: Parameters<typeof written>[0]) => {
          await change()
          return written(ctx)
        }
        const who = { siteId: '1', token: stage.tokens['1']?.ADMIN ?? '' }
        const arrival = { params: {}, query: {}, readBody: async () => done({ body: {}, files: [] }) }
        const answer = await run(dependencies, { row: row as never, act: act as never, who }, arrival)
        return answer.ok ? 'ok' : answer.error.code
      }
      type Writer = { inTransaction: (work: (tx: unknown) => Promise<unknown>) => Promise<unknown> }
      let writes = 0
      const written = (ctx: Writer) =>
        ctx.inTransaction(async () => {
          writes += 1
          return done({})
        })
      const ended = () => db.inTransaction((tx) => tx.deleteFrom('tokens').where('site_id', '=', '1').execute())
      expect(await meanwhile(ended)).toBe('unauthenticated')
      const demoted = () =>
        db.inTransaction((tx) => tx.updateTable('users').set({ role: 'MEMBER' }).where('role', '=', 'ADMIN').execute())
      expect(await meanwhile(demoted)).toBe('forbidden')
      expect(writes).toBe(0)
    })

    test('a key that somebody began to add when a thief was shut out is added no more', async () => {
      const accounts = await openAccounts(await open())
      const { email } = await accounts.enrol('marie@exemple.test')
      given(await accounts.as().logIn({ body: { email, password, device: '' } }))
      accounts.pass(86_400)
      const thief = await accounts.logIn(email)
      given(await thief.api.startPasskey({ body: { password } }))
      const mail = (await accounts.mails('new_login')).at(-1)
      given(await accounts.as().endNewLogin({ body: { token: mail?.token ?? '' } }))
      expect(await accounts.site.read.selectFrom('passkey_challenges').selectAll().execute()).toEqual([])
    })

    test('threats 12, 28: the password of an old registration comes into no account that was opened meanwhile by an invitation', async () => {
      const accounts = await openAccounts(await open())
      const email = 'collegue@exemple.test'
      given(await accounts.as().register({ body: { email, password: otherPassword, terms: true } }))
      const old = (await accounts.mails('confirm_account')).at(-1)
      const owner = accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN)
      given(await owner.inviteUser({ body: { email, role: 'ADMIN' } }))
      const invited = (await accounts.mails('invitation')).at(-1)
      // The proof of a registration that was begun before, and read before the invitation was taken up.
      const proofs = await accounts.site.read.selectFrom('email_proofs').selectAll().execute()
      given(await accounts.as().acceptInvitation({ body: { token: invited?.token ?? '', password } }))
      await accounts.site.inTransaction((tx) =>
        tx
          .insertInto('email_proofs')
          .values(proofs.map(({ site_id: _site, ...proof }) => proof))
          .execute(),
      )
      expect(await codeOf(accounts.as().confirmRegistration({ body: { token: old?.token ?? '' } }))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
    })
  })
})
